/// Characters that no part of a link may hold as they are.
enum CharacterFault {
    /// The reason to refuse the character, or nil. U+FFFD and the noncharacters count as forbidden: they stand for text
    /// that was lost.
    static func reason(for value: UInt32) -> LinkRefusal.Reason? {
        value < 0x80 ? asciiReason(for: UInt8(value)) : otherReason(for: value)
    }

    private static func asciiReason(for byte: UInt8) -> LinkRefusal.Reason? {
        switch byte {
        case 0x09...0x0D, 0x20: .whitespace
        case 0..<0x20, 0x7F: .controlCharacter
        case UInt8(ascii: "\\"): .backslash
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "`"):
            .forbiddenCharacter
        default: nil
        }
    }

    private static func otherReason(for value: UInt32) -> LinkRefusal.Reason? {
        if CommonLetters.contain(value) { return nil }
        switch value {
        case 0x80..<0xA0: return .controlCharacter
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return .bidirectionalCharacter
        case 0xFFF9...0xFFFB: return .zeroWidthCharacter
        case 0xFFFD, 0xFDD0...0xFDEF: return .forbiddenCharacter
        case _ where value & 0xFFFE == 0xFFFE: return .forbiddenCharacter
        default: break
        }
        guard let properties = Unicode.Scalar(value)?.properties else { return .forbiddenCharacter }
        if properties.isWhitespace { return .whitespace }
        return properties.isDefaultIgnorableCodePoint ? .zeroWidthCharacter : nil
    }
}

/// Ideographs, kana and Hangul syllables: the letters of most links outside ASCII, told without a look at the tables.
enum CommonLetters {
    static func contain(_ value: UInt32) -> Bool {
        switch value {
        case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA: true
        default: false
        }
    }
}
