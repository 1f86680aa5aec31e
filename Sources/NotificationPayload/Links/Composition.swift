/// Whether a label is in Normalization Form C, as far as it must be known: an `xn--` label whose text is not is
/// refused by browsers.
///
/// Characters that the form changes by themselves are no host characters (`HostCharacter`), so what is left are marks
/// out of order and marks that merge with the letter before them. Of the marks U+0300 to U+0345 every one that merges
/// with some Latin, Greek or Cyrillic letter is taken to merge; the few letters that it would leave alone are refused
/// too.
///
/// UAX #15, Unicode 15.0, <https://www.unicode.org/reports/tr15/>
enum Composition {
    static func isComposed(_ scalars: [UInt32]) -> Bool {
        var starter: UInt32 = 0
        var previousClass: UInt8 = 0
        for value in scalars {
            guard value >= 0x300, let scalar = Unicode.Scalar(value) else {
                starter = value
                previousClass = 0
                continue
            }
            let combiningClass = scalar.properties.canonicalCombiningClass.rawValue
            if combiningClass != 0, combiningClass < previousClass { return false }
            if merges(value, after: starter) { return false }
            if combiningClass == 0 { starter = value }
            previousClass = combiningClass
        }
        return true
    }

    private static func merges(_ mark: UInt32, after letter: UInt32) -> Bool {
        switch mark {
        case 0x300...0x304, 0x306...0x30C, 0x30F, 0x311, 0x313, 0x314, 0x31B, 0x323...0x328, 0x32D, 0x32E, 0x330,
            0x331, 0x338, 0x342, 0x345:
            true
        case 0x653, 0x655: letter == 0x627
        case 0x654: [0x627, 0x648, 0x64A, 0x6C1, 0x6D2, 0x6D5].contains(letter)
        case 0x93C: [0x928, 0x930, 0x933].contains(letter)
        case 0x9BE, 0x9D7: letter == 0x9C7
        case 0xB3E, 0xB56, 0xB57: letter == 0xB47
        case 0xBBE: letter == 0xBC6 || letter == 0xBC7
        case 0xBD7: letter == 0xB92 || letter == 0xBC6
        case 0xC56: letter == 0xC46
        case 0xCC2, 0xCD6: letter == 0xCC6
        case 0xCD5: [0xCBF, 0xCC6, 0xCCA].contains(letter)
        case 0xD3E: letter == 0xD46 || letter == 0xD47
        case 0xD57: letter == 0xD46
        case 0xDCA: letter == 0xDD9 || letter == 0xDDC
        case 0xDCF, 0xDDF: letter == 0xDD9
        case 0x102E: letter == 0x1025
        case 0x1B35: (0x1B05...0x1B42).contains(letter)
        case 0x3099, 0x309A: (0x3041...0x30FF).contains(letter)
        case 0x110BA: [0x11099, 0x1109B, 0x110A5].contains(letter)
        case 0x11127: letter == 0x11131 || letter == 0x11132
        case 0x1133E, 0x11357: letter == 0x11347
        case 0x114B0, 0x114BA, 0x114BD: letter == 0x114B9
        case 0x115AF: letter == 0x115B8 || letter == 0x115B9
        case 0x11930: letter == 0x11935
        default: false
        }
    }
}
