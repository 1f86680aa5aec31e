import NotificationPayload
import Testing

@Suite struct NumberTests {
    @Test(
        arguments: [
            ("9007199254740991", nil), ("-9007199254740991", nil), ("0.1", nil), ("1e308", nil), ("0e999", nil),
            ("1.7976931348623157e308", nil), ("4.9e-324", nil), ("1e1", nil), ("-0", nil),
            ("9007199254740992", "warning inexact-integer /a 1:6"),
            ("-9007199254740992", "warning inexact-integer /a 1:6"),
            ("9223372036854775807", "warning inexact-integer /a 1:6"),
            ("-9223372036854775808", "warning inexact-integer /a 1:6"),
            ("9223372036854775808", "error integer-outside-64-bits /a 1:6"),
            ("-9223372036854775809", "error integer-outside-64-bits /a 1:6"),
            ("1e309", "error number-overflow /a 1:6"), ("-1.8e308", "error number-overflow /a 1:6"),
            ("1e-400", "warning number-underflow /a 1:6"), ("2e-324", "warning number-underflow /a 1:6"),
            ("1" + String(repeating: "0", count: 400) + ".5", "error number-overflow /a 1:6"),
            ("0." + String(repeating: "0", count: 400) + "1", "warning number-underflow /a 1:6"),
            ("1" + String(repeating: "0", count: 400), "error integer-outside-64-bits /a 1:6"),
        ] as [(String, String?)])
    func `a number is held against what readers can hold`(number: String, finding: String?) {
        #expect(findings("{\"a\":\(number)}", as: .json) == (finding.map { [$0] } ?? []))
        #expect(findings("{\"aps\":{\"alert\":\"x\"},\"a\":[\(number)]}").count == (finding == nil ? 0 : 1))
    }

    @Test(
        arguments: [
            ("9007199254740993", "is 9007199254740993, beyond ±9007199254740991, where doubles are no longer exact"),
            ("9223372036854775808", "is 9223372036854775808, which does not fit 64 bits"),
            ("1e400", "is 1e400, greater than any double"), ("1e-400", "is 1e-400, which becomes 0 as a double"),
        ])
    func `a number is called by its key, or an element`(number: String, words: String) {
        for (text, subject) in [
            ("{\"id\":\(number)}", "\"id\""), ("{\"id\":[{\"a\":1},\(number)]}", "an element of an array"),
            (number, "the payload"),
        ] {
            let report = PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .json)
            #expect(report.findings.map { $0.message } == ["\(subject) \(words)"])
        }
    }

    @Test(
        arguments: [
            ("1.0", "write 1"), ("1e0", "write 1"), ("120e-1", "write 12"), ("1.2e3", "write 1200"), ("0.0", "write 0"),
            ("1e20", "write it without decimal point and exponent"),
        ])
    func `an integer written as a decimal number is written out`(number: String, help: String) {
        let text = "{\"aps\":{\"alert\":\"x\",\"badge\":\(number)}}"
        let report = PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .apns)
        #expect(report.findings.map { $0.help } == [help])
    }
}
