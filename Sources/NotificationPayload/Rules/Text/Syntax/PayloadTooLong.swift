extension Rule {
    /// The text is longer than any payload can be.
    static let payloadTooLong = Rule("payload-too-long", severity: .error)
}

extension TextMistake {
    static func payloadTooLong() -> TextMistake {
        TextMistake(
            .payloadTooLong, "the text is longer than can be inspected",
            help: "no push service takes more than a few kilobytes")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let payloadTooLong = RuleDescription(
        .payloadTooLong, family: .text,
        summary: "The text is longer than any payload can be.",
        reason: """
            Push services take four kilobytes, five at most; a text of more than a megabyte is something else, \
            and is not read.
            """,
        wrong: Example(bytes: [UInt8](repeating: 0x20, count: 1 << 20 + 1), shownAs: "1,048,577 spaces", as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
