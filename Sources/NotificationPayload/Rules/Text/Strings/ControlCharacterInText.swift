extension Rule {
    /// A text that a person sees holds a control character.
    static let controlCharacterInText = Rule("control-character-in-text", severity: .warning)
}

extension VisibleText {
    /// Line feed, carriage return and tab are text in a body or a string alert, and nowhere else.
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: !allowsLines
        case 0x00..<0x20, 0x7F...0x9F: true
        default: false
        }
    }
}

extension Inspection {
    mutating func reportControlCharacter(_ scalar: Unicode.Scalar, at anchor: Anchor, of member: Member) {
        report(
            .controlCharacterInText, at: anchor,
            "\(quoted(member.name)) holds the control character \(Wording.codePoint(scalar))", help: "take it out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let controlCharacterInText = RuleDescription(
        .controlCharacterInText, family: .text,
        summary: "A text that a person sees holds a control character.",
        reason: "Devices show a box, a gap or nothing for it, and a line break in a title is cut off.",
        wrong: Example(#"{"aps":{"alert":"Doors\u0007 open"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["Unicode Standard, section 23.1"])
}
#endif
