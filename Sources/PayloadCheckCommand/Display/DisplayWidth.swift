/// How many columns of a terminal a character takes.
///
/// https://www.unicode.org/reports/tr11/
enum DisplayWidth {
    /// 0 for marks that sit on the character before, 2 for East Asian wide characters and emoji, else 1.
    static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        // The vowels and final consonants of a Hangul syllable join the consonant before.
        if (0x1160...0x11FF).contains(scalar.value) { return 0 }
        return isWide(scalar) ? 2 : 1
    }

    /// Whether it is an emoji by itself, or may become one.
    static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x203C && scalar.properties.isEmoji
    }

    /// The skin tones, which colour the emoji before.
    static func isEmojiModifier(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F3FB...0x1F3FF).contains(scalar.value)
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        // A pair of these is one flag, two columns wide.
        if (0x1F1E6...0x1F1FF).contains(scalar.value) { return false }
        if scalar.properties.isEmojiPresentation { return true }
        return wide.contains { $0.contains(scalar.value) }
    }

    /// The characters that are wide or full-width in EastAsianWidth.txt, without the emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
