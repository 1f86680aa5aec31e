internal import JSONReading

extension Rule {
    /// A comma stands before a closing bracket.
    static let trailingComma = Rule("trailing-comma", severity: .error)
}

extension TextMistake {
    static func trailingComma(_ text: BrokenText) -> TextMistake {
        let closing = text.excerptOfOne(at: text.skippingWhiteSpace(from: text.error.offset + 1))
        return TextMistake(
            .trailingComma, "a comma before the closing \"\(closing)\"", help: "leave the comma out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let trailingComma = RuleDescription(
        .trailingComma, family: .text,
        summary: "A comma stands before a closing bracket.",
        reason: """
            JSON allows none after the last value. JavaScript and Apple's own readers take it, push services do \
            not.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open",}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4", "RFC 8259, section 5"])
}
#endif
