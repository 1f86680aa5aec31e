extension Rule {
    /// A typographic quote stands where a straight one must.
    static let curlyQuotes = Rule("curly-quotes", severity: .error)
}

extension TextMistake {
    static func curlyQuotes(_ quote: Unicode.Scalar) -> TextMistake {
        TextMistake(
            .curlyQuotes, "the typographic quote \(String(quote)) (\(Wording.codePoint(quote))) where \" must come",
            help: "type straight quotes; a word processor or a chat has replaced them")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let curlyQuotes = RuleDescription(
        .curlyQuotes, family: .text,
        summary: "A typographic quote stands where a straight one must.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{“aps”:{"alert":"Doors open"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 7"])
}
#endif
