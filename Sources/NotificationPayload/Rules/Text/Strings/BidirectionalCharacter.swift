extension Rule {
    /// A text that a person sees holds an invisible character that turns the direction of writing.
    static let bidirectionalCharacter = Rule("bidirectional-character", severity: .warning)
}

extension VisibleText {
    /// Embeddings, overrides and isolates; the marks only in a text without letters that run from right to left.
    static func isBidirectional(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Left-to-right, right-to-left and Arabic letter mark.
    static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200E || scalar.value == 0x200F || scalar.value == 0x061C
    }

    /// Whether a letter's script runs from right to left.
    static func runsRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x061B, 0x061D...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}

extension Inspection {
    mutating func reportBidirectional(_ scalar: Unicode.Scalar, at anchor: Anchor, of member: Member) {
        report(
            .bidirectionalCharacter, at: anchor,
            "\(quoted(member.name)) holds \(Wording.codePoint(scalar)), which turns the direction of writing unseen",
            help: "take it out; letters run in the direction of their script by themselves")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let bidirectionalCharacter = RuleDescription(
        .bidirectionalCharacter, family: .text,
        summary: "A text that a person sees holds an invisible character that turns the direction of writing.",
        reason: """
            What follows it can be shown in reverse, so that the person reads something else than what was sent.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors \u202Enepo"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["Unicode Standard Annex 9"])
}
#endif
