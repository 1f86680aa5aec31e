/// Whether one label mixes scripts whose letters look alike: two of Latin, Cyrillic and Greek.
///
/// The ranges are those of letters and marks in Scripts.txt of Unicode 15.0, widened over what stands between them and
/// is no letter of another script; the compatibility forms, which no host may hold, are left out.
///
/// UTS #39 section 5, <https://www.unicode.org/reports/tr39/>
enum LabelScripts {
    private enum Script {
        case latin
        case cyrillic
        case greek
    }

    static func mixesLookalikes(_ scalars: [UInt32]) -> Bool {
        var seen: Script?
        for value in scalars {
            guard let script = script(of: value) else { continue }
            if let seen, seen != script { return true }
            seen = script
        }
        return false
    }

    private static func script(of value: UInt32) -> Script? {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x1D00...0x1D25, 0x1D6B...0x1D77,
            0x1D79...0x1D9A, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0x2184, 0x214E, 0xA722...0xA787, 0xA78B...0xA7FF,
            0xAB30...0xAB68, 0x1DF00...0x1DF2A:
            value == 0xAB65 ? .greek : .latin
        case 0x400...0x52F, 0x1C80...0x1C8A, 0x1D2B, 0x2DE0...0x2DFF, 0xA640...0xA69F, 0x1E08F:
            .cyrillic
        case 0x370...0x3E1, 0x3F0...0x3FF, 0x1D26...0x1D2A, 0x1F00...0x1FFF, 0x2126:
            .greek
        default: nil
        }
    }
}
