internal import JSONReading

extension Rule {
    /// The text begins with a byte order mark.
    static let byteOrderMark = Rule("byte-order-mark", severity: .warning)
}

extension Inspection {
    mutating func reportByteOrderMark(_ remark: JSONRemark) {
        report(
            .byteOrderMark, at: .part(remark.node, remark.range), "the text begins with a byte order mark",
            help: "save it as UTF-8 without one")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let byteOrderMark = RuleDescription(
        .byteOrderMark, family: .text,
        summary: "The text begins with a byte order mark.",
        reason: """
            JSON that is exchanged must not begin with one; some readers skip it, others refuse the text.
            """,
        wrong: Example("\u{FEFF}{\"aps\":{\"alert\":\"Doors open\"}}", as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 8.1"])
}
#endif
