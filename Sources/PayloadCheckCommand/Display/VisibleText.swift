/// Text from a payload or a file's name, made harmless: nothing in it moves a cursor, changes colours or hides.
enum VisibleText {
    /// The text with a visible sign for each character that is none, on one line.
    static func line(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var visible = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if let sign = sign(for: scalar, after: previous) {
                visible += sign
            } else {
                visible.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return visible
    }

    /// What stands for a character that must not be printed as it is; nil for one that may.
    ///
    /// Control characters have pictures in Unicode; others that are invisible or change the direction of the text are
    /// written `<U+202E>`. A joiner is let through behind an emoji.
    static func sign(for scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> String? {
        switch scalar.value {
        case 0..<0x20:
            return Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
        case 0x20..<0x7F:
            return nil
        case 0x7F:
            return "\u{2421}"
        case 0x200D:
            if let previous, isPartOfEmoji(previous) { return nil }
        default:
            break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return name(of: scalar)
        default: return scalar.properties.isNoncharacterCodePoint ? name(of: scalar) : nil
        }
    }

    private static func isPartOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0F || DisplayWidth.isEmoji(scalar)
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
}
