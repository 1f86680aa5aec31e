extension Rule {
    /// An object ends like an array, or the other way round.
    static let mismatchedBracket = Rule("mismatched-bracket", severity: .error)
}

extension TextMistake {
    static func mismatchedBracket(found: Unicode.Scalar, expected: Unicode.Scalar) -> TextMistake {
        TextMistake(
            .mismatchedBracket, "\"\(String(found))\" where \"\(String(expected))\" must come",
            help: "an object stands in braces { }, an array in brackets [ ]")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let mismatchedBracket = RuleDescription(
        .mismatchedBracket, family: .text,
        summary: "An object ends like an array, or the other way round.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open"]}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4", "RFC 8259, section 5"])
}
#endif
