internal import JSONReading

extension Rule {
    /// A member's name has no quotes.
    static let unquotedName = Rule("unquoted-name", severity: .error)
}

extension TextMistake {
    static func unquotedName(_ text: BrokenText, _ name: String) -> TextMistake {
        let colon = text.skippingWhiteSpace(from: text.error.offset + text.error.length)
        let hasColon = text.byte(at: colon) == UInt8(ascii: ":")
        let quoted = Wording.quoted(name)
        return TextMistake(
            .unquotedName, "\(quoted) is a name without quotes",
            help: "write \(quoted)" + (hasColon ? "" : " and a colon"))
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let unquotedName = RuleDescription(
        .unquotedName, family: .text,
        summary: "A member's name has no quotes.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{aps:{"alert":"Doors open"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4"])
}
#endif
