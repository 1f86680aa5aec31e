internal import JSONReading

extension Rule {
    /// A single quote stands where a double quote must.
    static let singleQuotes = Rule("single-quotes", severity: .error)
}

extension TextMistake {
    static func singleQuotes(_ text: BrokenText) -> TextMistake {
        TextMistake(
            .singleQuotes, "a single quote where a double quote must come",
            help: "put names and texts in double quotes; a program writes them so with its JSON encoder")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let singleQuotes = RuleDescription(
        .singleQuotes, family: .text,
        summary: "A single quote stands where a double quote must.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":'Doors open'}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 7"])
}
#endif
