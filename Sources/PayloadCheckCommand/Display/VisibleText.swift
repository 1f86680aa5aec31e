/// Text from a payload or a file's name, made harmless: nothing in it moves a cursor, changes colours or hides.
enum VisibleText {
    /// The text with a visible sign for each character that is none, on one line.
    static func line(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        return escaped(text) { _ in nil }
    }

    /// The text made harmless, and besides escaped as a format needs it.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - decorating: Changes the signs that stand for hidden characters, where the format needs that too.
    ///   - replacing: What the format writes for a character; nil where it has nothing to say about it.
    /// - Returns: The text to print.
    static func escaped(
        _ text: String, decorating: (String) -> String = { $0 }, replacing: (Unicode.Scalar) -> String?
    ) -> String {
        var visible: [UInt8] = []
        visible.reserveCapacity(text.utf8.count + 16)
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if let replacement = replacing(scalar) {
                visible.append(contentsOf: replacement.utf8)
            } else if let sign = sign(for: scalar, after: previous) {
                visible.append(contentsOf: decorating(sign).utf8)
            } else if scalar.isASCII {
                visible.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                visible.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
            previous = scalar
        }
        return String(decoding: visible, as: UTF8.self)
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
