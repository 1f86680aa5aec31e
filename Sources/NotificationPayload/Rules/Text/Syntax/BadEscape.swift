internal import JSONReading

extension Rule {
    /// A backslash is followed by no escape that JSON has.
    static let badEscape = Rule("bad-escape", severity: .error)
}

extension TextMistake {
    static func badEscape(_ text: BrokenText) -> TextMistake {
        if text.byte(at: text.error.offset + 1) == UInt8(ascii: "u") {
            return TextMistake(
                .badEscape, "\(text.found) is not followed by four hexadecimal digits",
                help: "write the character itself, or \\u and four digits")
        }
        let isApostrophe = text.byte(at: text.error.offset + 1) == UInt8(ascii: "'")
        return TextMistake(
            .badEscape, "\(text.found) is no escape that JSON has",
            help: isApostrophe ? "write ' without a backslash" : "write \\\\ for a backslash")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let badEscape = RuleDescription(
        .badEscape, family: .text,
        summary: "A backslash is followed by no escape that JSON has.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"It\'s open"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 7"])
}
#endif
