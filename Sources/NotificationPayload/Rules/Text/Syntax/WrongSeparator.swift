extension Rule {
    /// Another character stands where a comma or a colon must.
    static let wrongSeparator = Rule("wrong-separator", severity: .error)
}

extension TextMistake {
    static func wrongSeparator(_ text: BrokenText, found: String, expected: String) -> TextMistake {
        let word = expected == ":" ? "a colon" : "a comma"
        let isInArray = found == ":" && expected == ","
        return TextMistake(
            .wrongSeparator, "\"\(found)\" where \(word) must come",
            help: isInArray ? "members with names stand in braces: { }" : "write \(expected)")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let wrongSeparator = RuleDescription(
        .wrongSeparator, family: .text,
        summary: "Another character stands where a comma or a colon must.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open";"badge":1}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4", "RFC 8259, section 5"])
}
#endif
