internal import JSONReading

extension Rule {
    /// A string holds half of an escaped surrogate pair.
    static let loneSurrogate = Rule("lone-surrogate", severity: .error)
}

extension Inspection {
    mutating func reportLoneSurrogate(_ remark: JSONRemark) {
        let isName = document.flags(remark.node).contains(.name)
        let subject = isName ? "a name" : subject(of: remark.node)
        report(
            .loneSurrogate, at: isName ? .name(remark.node) : .part(remark.node, remark.range),
            "\(subject) holds half of a surrogate pair, which is no character",
            help: "write the character itself, or both escapes; a text cut in the middle of an emoji leaves one half")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let loneSurrogate = RuleDescription(
        .loneSurrogate, family: .text,
        summary: "A string holds half of an escaped surrogate pair.",
        reason: """
            No encoder can write it as UTF-8: Apple's readers refuse the text, others show a replacement \
            character.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open \uD83D"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 8.2"])
}
#endif
