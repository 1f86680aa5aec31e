extension Rule {
    /// The text is encoded as UTF-16 or UTF-32.
    static let otherEncoding = Rule("other-encoding", severity: .error)
}

extension TextMistake {
    static func otherEncoding(_ encoding: String) -> TextMistake {
        TextMistake(
            .otherEncoding, "the text is \(encoding), not UTF-8", help: "save it as UTF-8 without a byte order mark")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let otherEncoding = RuleDescription(
        .otherEncoding, family: .text,
        summary: "The text is encoded as UTF-16 or UTF-32.",
        reason: "JSON that is exchanged between systems is UTF-8; push services read nothing else.",
        wrong: Example(
            bytes: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], shownAs: "{} in UTF-16: FF FE 7B 00 7D 00", as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 8.1"])
}
#endif
