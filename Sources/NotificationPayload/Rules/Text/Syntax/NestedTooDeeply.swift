extension Rule {
    /// Objects and arrays stand too deeply within each other.
    static let nestedTooDeeply = Rule("nested-too-deeply", severity: .error)
}

extension TextMistake {
    static func nestedTooDeeply(_ limit: Int) -> TextMistake {
        TextMistake(
            .nestedTooDeeply, "more than \(Wording.grouped(limit)) objects and arrays within each other",
            help: "a payload needs a handful")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let nestedTooDeeply = RuleDescription(
        .nestedTooDeeply, family: .text,
        summary: "Objects and arrays stand too deeply within each other.",
        reason: "Readers give up on deep nesting, and some crash on it.",
        wrong: Example(bytes: [UInt8](repeating: 0x5B, count: 600), shownAs: "600 opening brackets", as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 9"])
}
#endif
