extension Rule {
    /// A string holds a control character that is not escaped.
    static let controlCharacter = Rule("control-character", severity: .error)
}

extension TextMistake {
    static func controlCharacter(_ byte: UInt8) -> TextMistake {
        let found: String
        let help: String
        switch byte {
        case 0x0A: (found, help) = ("a line feed", "write \\n")
        case 0x0D: (found, help) = ("a carriage return", "write \\n")
        case 0x09: (found, help) = ("a tab", "write \\t")
        default:
            found = "the control character \(Wording.codePoint(Unicode.Scalar(byte)))"
            help = "take it out, or escape it"
        }
        return TextMistake(.controlCharacter, "\(found) within a string", help: help)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let controlCharacter = RuleDescription(
        .controlCharacter, family: .text,
        summary: "A string holds a control character that is not escaped.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example("{\"aps\":{\"alert\":\"Doors\topen\"}}", as: .apns),
        right: Example(#"{"aps":{"alert":"Doors\topen"}}"#, as: .apns),
        documents: ["RFC 8259, section 7"])
}
#endif
