extension Rule {
    /// A string has no closing quote.
    static let unterminatedString = Rule("unterminated-string", severity: .error)
}

extension TextMistake {
    static func unterminatedString(_ text: BrokenText) -> TextMistake {
        TextMistake(
            .unterminatedString, "the string that begins here has no closing quote",
            help: "put a double quote at its end; a line break within it is written \\n")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let unterminatedString = RuleDescription(
        .unterminatedString, family: .text,
        summary: "A string has no closing quote.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example("{\"aps\":{\"alert\":\"Doors open}}", as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 7"])
}
#endif
