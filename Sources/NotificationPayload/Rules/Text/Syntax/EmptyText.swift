internal import JSONReading

extension Rule {
    /// There is no value at all.
    static let emptyText = Rule("empty-text", severity: .error)
}

extension TextMistake {
    static func emptyText(_ text: BrokenText) -> TextMistake {
        TextMistake(
            .emptyText, text.count == 0 ? "the text is empty" : "the text is only white space",
            help: "a payload is a JSON object, such as {\"aps\":{\"alert\":\"Hello\"}}")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let emptyText = RuleDescription(
        .emptyText, family: .text,
        summary: "There is no value at all.",
        reason: "APNs answers with the reason PayloadEmpty, FCM with status 400.",
        wrong: Example(" ", as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 2"])
}
#endif
