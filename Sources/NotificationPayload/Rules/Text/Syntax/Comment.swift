internal import JSONReading

extension Rule {
    /// The text holds a comment.
    static let comment = Rule("comment", severity: .error)
}

extension TextMistake {
    static func comment(_ text: BrokenText) -> TextMistake {
        TextMistake(.comment, "a comment, which JSON does not have", help: "take it out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let comment = RuleDescription(
        .comment, family: .text,
        summary: "The text holds a comment.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example("{\"aps\":{\"alert\":\"Doors open\"} // shown\n}", as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 2"])
}
#endif
