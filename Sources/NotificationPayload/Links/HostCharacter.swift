/// Which characters outside ASCII a host name may hold: letters, marks and digits of scripts.
///
/// A character that compatibility case folding changes is none of them: full-width and other compatibility forms,
/// ignorable characters, and `ß` and `ς`, which old and new rules of internationalised names read as different hosts.
/// Only characters of Unicode 15.0 count, so that the answer is the same on every system, and the same as that of
/// parsers whose tables are older.
///
/// UTS #46, <https://www.unicode.org/reports/tr46/>
enum HostCharacter {
    /// True for what a host may hold as it is written, in either letter case.
    static func isAllowed(_ value: UInt32) -> Bool {
        if CommonLetters.contain(value) { return true }
        guard let scalar = Unicode.Scalar(value) else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter: return isCapitalOfAllowed(scalar)
        default: return isStable(scalar)
        }
    }

    /// True for what an `xn--` label may stand for, where nothing is folded any more.
    static func isAllowedDecoded(_ value: UInt32) -> Bool {
        if CommonLetters.contain(value) || value == 0xDF || value == 0x3C2 { return true }
        guard let scalar = Unicode.Scalar(value) else { return false }
        return isStable(scalar)
    }

    /// True for combining marks, with which no label begins.
    static func isMark(_ value: UInt32) -> Bool {
        switch Unicode.Scalar(value)?.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func isStable(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        guard isKnown(scalar), !properties.changesWhenNFKCCaseFolded else { return false }
        switch properties.generalCategory {
        case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark, .decimalNumber:
            return !isConjoiningJamo(scalar.value)
        case .letterNumber:
            // The ideographic zero, as in a year, is the one number that is written as a letter.
            return scalar.value == 0x3007
        default:
            return false
        }
    }

    /// A capital counts when its small letter does and leads back to it; the Kelvin and Ångström signs do not. Nor do
    /// the old capitals of Georgian and those among the letter-like symbols, which UTS #46 does not fold.
    private static func isCapitalOfAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if (0x10A0...0x10CF).contains(scalar.value) || (0x2100...0x218F).contains(scalar.value) { return false }
        var small = scalar.properties.lowercaseMapping.unicodeScalars.makeIterator()
        guard isKnown(scalar), let first = small.next(), small.next() == nil, first.value >= 0x80 else { return false }
        var capital = first.properties.uppercaseMapping.unicodeScalars.makeIterator()
        return capital.next() == scalar && capital.next() == nil && isStable(first)
    }

    private static func isKnown(_ scalar: Unicode.Scalar) -> Bool {
        guard let age = scalar.properties.age else { return false }
        return age.major < 15 || age.major == 15 && age.minor == 0
    }

    /// Parts of Hangul syllables: the whole syllables are allowed, and normalisation makes them of the parts.
    private static func isConjoiningJamo(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
        default: false
        }
    }
}
