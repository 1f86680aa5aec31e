internal import JSONReading

extension Rule {
    /// Something follows the end of the value.
    static let textAfterValue = Rule("text-after-value", severity: .error)
}

extension TextMistake {
    static func textAfterValue(_ text: BrokenText) -> TextMistake {
        let help: String
        switch text.byte(at: text.error.offset) {
        case UInt8(ascii: "}"), UInt8(ascii: "]"): help = "there is one closing bracket too many"
        case UInt8(ascii: ":"): help = "put braces around the whole: { }"
        case UInt8(ascii: "{"), UInt8(ascii: "["): help = "inspect each payload by itself"
        default: help = "take it out"
        }
        return TextMistake(.textAfterValue, "there is text after the end of the payload", help: help)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let textAfterValue = RuleDescription(
        .textAfterValue, family: .text,
        summary: "Something follows the end of the value.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open"}}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 2"])
}
#endif
