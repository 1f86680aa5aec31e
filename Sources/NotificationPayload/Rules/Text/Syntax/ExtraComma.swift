extension Rule {
    /// A comma stands where a value or a name must come.
    static let extraComma = Rule("extra-comma", severity: .error)
}

extension TextMistake {
    static func extraComma(_ text: BrokenText) -> TextMistake {
        TextMistake(
            .extraComma, "a comma where a value or a name must come",
            help: "leave one comma out, or put in what is missing before it")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let extraComma = RuleDescription(
        .extraComma, family: .text,
        summary: "A comma stands where a value or a name must come.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open"},,"a":1}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4", "RFC 8259, section 5"])
}
#endif
