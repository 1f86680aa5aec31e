import JSONReading
import Testing

@Suite struct NumberTests {
    private func number(_ text: String) -> JSONNumber { JSONNumber(text.utf8) }

    @Test(
        arguments: [
            ("0", .integer(0)), ("-0", .integer(0)), ("1", .integer(1)), ("-12", .integer(-12)),
            ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
            ("9223372036854775808", .hugeInteger), ("-9223372036854775809", .hugeInteger),
            ("100000000000000000000", .hugeInteger), ("1.0", .decimal), ("1e0", .decimal), ("1E+2", .decimal),
        ] as [(String, JSONNumber.Form)])
    func `a number is an integer, a huge one, or decimal`(text: String, form: JSONNumber.Form) {
        #expect(number(text).form == form)
    }

    @Test(arguments: [
        ("0", true), ("0.0", true), ("0e-9", true), ("1.0", true), ("1e0", true), ("1.5e1", true), ("15e-1", false),
        ("100e-2", true), ("0.1", false), ("1e-1", false), ("123.4560e3", true), ("123.4561e3", false), ("-2.0", true),
        ("1e999999999999", true), ("1e-999999999999", false),
    ])
    func `a whole number is told however it is written`(text: String, isWhole: Bool) {
        #expect(number(text).isWhole == isWhole)
    }

    @Test(arguments: [
        ("1", 0, true), ("0", 0, false), ("-1", 0, false), ("-0.0", 0, false), ("0.1", 0, true), ("-0.1", 0, false),
        ("0", -1, true), ("-1", -1, false), ("-1.5", -1, false), ("-0.5", -1, true), ("5", 5, false), ("5.0", 5, false),
        ("5.0000001", 5, true), ("49e-1", 5, false), ("1e2", 99, true), ("100", 100, false), ("12", 9, true),
        ("9", 12, false), ("9223372036854775808", Int.max, true), ("9223372036854775807", Int.max, false),
        ("-9223372036854775808", Int.min, false), ("-9223372036854775807", Int.min, true),
    ])
    func `a number is compared with a bound without rounding`(text: String, bound: Int, isGreater: Bool) {
        #expect(number(text).isGreater(than: bound) == isGreater)
    }

    @Test(arguments: [
        ("1.7976931348623157e308", false), ("1.7976931348623158e308", false), ("1.797693134862315807e308", false),
        ("1.7976931348623159e308", true), ("1e309", true), ("-1e309", true), ("17976931348623157e292", false),
        ("0e999", false),
    ])
    func `a number beyond the greatest double overflows`(text: String, overflows: Bool) {
        #expect(number(text).overflowsDouble == overflows)
    }

    @Test(arguments: [
        ("4.9e-324", false), ("2.5e-324", false), ("2.48e-324", false), ("2.4e-324", true), ("1e-325", true),
        ("-1e-400", true),
        ("0", false), ("0.0e-999", false), ("1e-300", false),
    ])
    func `a number below the smallest double underflows`(text: String, underflows: Bool) {
        #expect(number(text).underflowsDouble == underflows)
    }

    /// The standard library's reading of the text is the judge; it rounds as IEEE 754 does.
    @Test func `the edges of a double agree with the standard library`() throws {
        var generator = SeededGenerator.fromEnvironment("edges of a double")
        for _ in 0..<4_000 {
            let digits = String(UInt64.random(in: 1...UInt64.max, using: &generator))
            let high =
                digits.prefix(1) + "." + digits.dropFirst() + "0e"
                + String(Int.random(in: 306...310, using: &generator))
            let low =
                digits.prefix(1) + "." + digits.dropFirst() + "0e-"
                + String(Int.random(in: 322...326, using: &generator))
            let highValue = try #require(Double(String(high)))
            #expect(number(String(high)).overflowsDouble == highValue.isInfinite, "\(high)")
            let lowValue = try #require(Double(String(low)))
            #expect(number(String(low)).underflowsDouble == (lowValue == 0), "\(low)")
        }
    }
}
