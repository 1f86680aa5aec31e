extension Rule {
    /// A number begins with a zero and goes on.
    static let leadingZero = Rule("leading-zero", severity: .error)
}

extension TextMistake {
    static func leadingZero(_ text: BrokenText) -> TextMistake {
        TextMistake(
            .leadingZero, "the number \(text.found) begins with a zero",
            help: "leave the zero out, or put a code that is no quantity in quotes")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let leadingZero = RuleDescription(
        .leadingZero, family: .text,
        summary: "A number begins with a zero and goes on.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","badge":01}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 6"])
}
#endif
