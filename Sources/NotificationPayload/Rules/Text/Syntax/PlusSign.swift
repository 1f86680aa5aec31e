extension Rule {
    /// A number begins with a plus sign.
    static let plusSign = Rule("plus-sign", severity: .error)
}

extension TextMistake {
    static func plusSign(_ text: BrokenText) -> TextMistake {
        TextMistake(.plusSign, "the number \(text.found) begins with a plus sign", help: "leave the sign out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let plusSign = RuleDescription(
        .plusSign, family: .text,
        summary: "A number begins with a plus sign.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","badge":+1}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 6"])
}
#endif
