extension Rule {
    /// A member's name has no colon after it.
    static let missingColon = Rule("missing-colon", severity: .error)
}

extension TextMistake {
    static func missingColon(_ text: BrokenText) -> TextMistake {
        TextMistake(
            .missingColon, "\(text.quotedName ?? "the name") has no colon after it",
            help: "put a colon between a name and its value")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let missingColon = RuleDescription(
        .missingColon, family: .text,
        summary: "A member's name has no colon after it.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps" {"alert":"Doors open"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4"])
}
#endif
