extension Rule {
    /// A text that a person sees holds a character without width.
    static let zeroWidthCharacter = Rule("zero-width-character", severity: .warning)
}

extension VisibleText {
    /// Whether a character has no width and no business where it stands. Joiners are at home in emoji and in scripts
    /// that form their letters with them, the zero-width space in scripts that write no spaces.
    static func isStrayZeroWidth(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
        switch scalar.value {
        case 0x200C, 0x200D:
            guard let previous else { return true }
            return !(usesJoiners(previous) || isEmojiPart(previous))
        case 0x200B:
            guard let previous else { return true }
            return !writesNoSpaces(previous)
        case 0x00AD, 0x180E, 0x2060...0x2064, 0x206A...0x206F, 0xFFF9...0xFFFB:
            return true
        case 0xE0000...0xE007F:
            // A flag of a region is a black flag with tags after it.
            guard let previous else { return true }
            return !(previous.value == 0x1F3F4 || 0xE0000...0xE007F ~= previous.value)
        default:
            return false
        }
    }

    private static func isEmojiPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0F || scalar.value == 0x20E3 || scalar.value > 0xA8 && scalar.properties.isEmoji
    }

    /// Arabic, the scripts of India and their relatives.
    private static func usesJoiners(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0600...0x109F, 0x1780...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC,
            0x10A00...0x11FFF, 0x1E900...0x1E95F:
            true
        default: false
        }
    }

    /// Thai, Lao, Tibetan, Myanmar, Khmer and their relatives.
    private static func writesNoSpaces(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0xA980...0xAADF: true
        default: false
        }
    }
}

extension Inspection {
    mutating func reportZeroWidth(_ scalar: Unicode.Scalar, at anchor: Anchor, of member: Member) {
        report(
            .zeroWidthCharacter, at: anchor,
            "\(quoted(member.name)) holds \(Wording.codePoint(scalar)), which has no width", help: "take it out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let zeroWidthCharacter = RuleDescription(
        .zeroWidthCharacter, family: .text,
        summary: "A text that a person sees holds a character without width.",
        reason: """
            Nobody sees it; it breaks links, search and line wrapping, and is mostly left over from copying.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors\u200B open"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["Unicode Standard, section 23.2"])
}
#endif
