internal import JSONReading

extension Rule {
    /// A number has no digits before or after its decimal point, its sign or its exponent.
    static let incompleteNumber = Rule("incomplete-number", severity: .error)
}

extension TextMistake {
    static func incompleteNumber(_ text: BrokenText) -> TextMistake {
        let found = text.found
        if text.byte(at: text.error.offset) == UInt8(ascii: ".") {
            return TextMistake(
                .incompleteNumber, "the number \(found) has no digit before its decimal point", help: "write 0\(found)")
        }
        return TextMistake(
            .incompleteNumber, "the number \(found) ends too early", help: "put a digit after it, or leave its end out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let incompleteNumber = RuleDescription(
        .incompleteNumber, family: .text,
        summary: "A number has no digits before or after its decimal point, its sign or its exponent.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","relevance-score":.5}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 6"])
}
#endif
