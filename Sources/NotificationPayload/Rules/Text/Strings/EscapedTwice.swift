extension Rule {
    /// A text that a person sees shows an escape in place of a line break.
    static let escapedTwice = Rule("escaped-twice", severity: .warning)
}

extension Inspection {
    mutating func reportEscapedTwice(_ letter: Unicode.Scalar, at anchor: Anchor, of member: Member) {
        report(
            .escapedTwice, at: anchor,
            "\(quoted(member.name)) shows \\\(String(letter)) to the person: a line break that was escaped twice",
            help: "write it with one backslash")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let escapedTwice = RuleDescription(
        .escapedTwice, family: .text,
        summary: "A text that a person sees shows an escape in place of a line break.",
        reason: """
            The person reads a backslash and a letter, because the text was encoded as JSON before it was put \
            into JSON.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open.\\nCome in."}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open.\nCome in."}}"#, as: .apns),
        documents: ["RFC 8259, section 7"])
}
#endif
