internal import JSONReading

extension Rule {
    /// A number is written in hexadecimal.
    static let hexadecimalNumber = Rule("hexadecimal-number", severity: .error)
}

extension TextMistake {
    static func hexadecimalNumber(_ text: BrokenText) -> TextMistake {
        let digits = text.found.utf8.drop { $0 == UInt8(ascii: "-") }.dropFirst(2)
        let isNegative = text.byte(at: text.error.offset) == UInt8(ascii: "-")
        let value = Int(String(decoding: digits, as: UTF8.self), radix: 16)
        return TextMistake(
            .hexadecimalNumber, "\(text.found) is hexadecimal, which JSON does not have",
            help: value.map { "write \(isNegative ? "-" : "")\($0)" } ?? "write it with decimal digits")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let hexadecimalNumber = RuleDescription(
        .hexadecimalNumber, family: .text,
        summary: "A number is written in hexadecimal.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","badge":0x1F}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 6"])
}
#endif
