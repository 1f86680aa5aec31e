internal import JSONReading

extension Rule {
    /// Two values stand side by side without a comma.
    static let missingComma = Rule("missing-comma", severity: .error)
}

extension TextMistake {
    static func missingComma(_ text: BrokenText) -> TextMistake {
        // A string that ends in the middle of a sentence: the quote belongs to the text.
        let endsInText =
            text.byte(at: text.error.offset - 1) == UInt8(ascii: "\"") && isLetter(text.byte(at: text.error.offset))
        return TextMistake(
            .missingComma, "a comma is missing before this value",
            help: endsInText
                ? "the string ends before it: write \\\" for a quote that belongs to the text"
                : "put a comma before it")
    }

    private static func isLetter(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let missingComma = RuleDescription(
        .missingComma, family: .text,
        summary: "Two values stand side by side without a comma.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open" "badge":1}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4", "RFC 8259, section 5"])
}
#endif
