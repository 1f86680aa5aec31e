extension Rule {
    /// An object or an array has no closing bracket.
    static let unclosedBracket = Rule("unclosed-bracket", severity: .error)
}

extension TextMistake {
    static func unclosedBracket(_ word: String, _ closing: String, line: Int) -> TextMistake {
        TextMistake(
            .unclosedBracket, "the text ends within the \(word) that begins on line \(line)",
            help: "put \(closing) at its end; where the text was cut off, get all of it")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let unclosedBracket = RuleDescription(
        .unclosedBracket, family: .text,
        summary: "An object or an array has no closing bracket.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open"}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4", "RFC 8259, section 5"])
}
#endif
