extension Rule {
    /// A member's name has no value.
    static let missingValue = Rule("missing-value", severity: .error)
}

extension TextMistake {
    static func missingValue(_ text: BrokenText) -> TextMistake {
        TextMistake(
            .missingValue, "\(text.quotedName ?? "the name") has no value",
            help: "put a colon and a value after it, or leave the name out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let missingValue = RuleDescription(
        .missingValue, family: .text,
        summary: "A member's name has no value.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","badge":}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4"])
}
#endif
