extension Rule {
    /// A colon has no name before it.
    static let missingName = Rule("missing-name", severity: .error)
}

extension TextMistake {
    static func missingName(_ text: BrokenText) -> TextMistake {
        TextMistake(
            .missingName, "a colon without a name before it", help: "put a name in double quotes before the colon")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let missingName = RuleDescription(
        .missingName, family: .text,
        summary: "A colon has no name before it.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open"},:2}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4"])
}
#endif
