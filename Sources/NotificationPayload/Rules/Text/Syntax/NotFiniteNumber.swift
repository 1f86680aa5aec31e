internal import JSONReading

extension Rule {
    /// A number is NaN or infinite.
    static let notFiniteNumber = Rule("not-finite-number", severity: .error)
}

extension TextMistake {
    static func notFiniteNumber(_ word: String) -> TextMistake {
        TextMistake(
            .notFiniteNumber, "\(Wording.shortened(word)) is no number that JSON has",
            help: "leave the key out, or send it as a string")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let notFiniteNumber = RuleDescription(
        .notFiniteNumber, family: .text,
        summary: "A number is NaN or infinite.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open"},"price":NaN}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 6"])
}
#endif
