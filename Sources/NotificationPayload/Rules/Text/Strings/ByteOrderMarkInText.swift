internal import JSONReading

extension Rule {
    /// A name or a string holds the character U+FEFF.
    static let byteOrderMarkInText = Rule("byte-order-mark-in-text", severity: .warning)
}

extension Inspection {
    mutating func checkByteOrderMark(within node: JSONNode) {
        for (scalar, range) in document.scalars(node) where scalar == "\u{FEFF}" {
            let isName = document.flags(node).contains(.name)
            report(
                .byteOrderMarkInText, at: isName ? .name(node) : .part(node, range),
                "\(isName ? quoted(node) : subject(of: node)) holds the invisible character U+FEFF",
                help: "take it out; it is left over from joining files that begin with a byte order mark")
            return
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let byteOrderMarkInText = RuleDescription(
        .byteOrderMarkInText, family: .text,
        summary: "A name or a string holds the character U+FEFF.",
        reason: """
            Nobody sees it, and no comparison ignores it: a key with it is another key, and a link with it is \
            broken.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open"},"link":"\uFEFFhttps://a.example"}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"},"link":"https://a.example"}"#, as: .apns),
        documents: ["Unicode Standard, section 23.8"])
}
#endif
