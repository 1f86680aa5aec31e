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
}
