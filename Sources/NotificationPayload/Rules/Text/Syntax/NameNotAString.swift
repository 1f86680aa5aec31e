internal import JSONReading

extension Rule {
    /// A value that is no string stands where a member's name must.
    static let nameNotAString = Rule("name-not-a-string", severity: .error)
}

extension TextMistake {
    static func nameNotAString(_ text: BrokenText) -> TextMistake {
        let found =
            switch text.byte(at: text.error.offset) {
            case UInt8(ascii: "{"): "an object"
            case UInt8(ascii: "["): "an array"
            default: text.found
            }
        return TextMistake(
            .nameNotAString, "\(found) where a name must come",
            help: "every member of an object has a name in double quotes and a colon")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let nameNotAString = RuleDescription(
        .nameNotAString, family: .text,
        summary: "A value that is no string stands where a member's name must.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open"},1:2}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4"])
}
#endif
