/// How messages write what a payload holds.
enum Wording {
    /// A text in quotes, shortened where it is long, with what a terminal must not see made visible.
    static func quoted(_ text: String) -> String {
        "\"\(shortened(text))\""
    }

    /// A text with at most 40 characters, and with control, formatting and private characters as `U+XXXX`.
    static func shortened(_ text: String) -> String {
        var result = ""
        var count = 0
        for scalar in text.unicodeScalars {
            if count == 40 { return result + "…" }
            count += 1
            switch scalar.properties.generalCategory {
            case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator:
                // Variation selectors and joiners are part of what a person would recognise.
                result += scalar.value == 0x200D ? String(scalar) : codePoint(scalar)
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// `U+0007`, with at least four digits.
    static func codePoint(_ scalar: Unicode.Scalar) -> String {
        codePoint(scalar.value)
    }

    /// `U+D800`: a code point, be it a character or not.
    static func codePoint(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    /// `"a"`, `"a" or "b"`, `"a", "b" or "c"`.
    static func choice(_ words: [String]) -> String {
        guard let last = words.last else { return "" }
        let rest = words.dropLast().map { "\"\($0)\"" }
        return rest.isEmpty ? "\"\(last)\"" : rest.joined(separator: ", ") + " or \"\(last)\""
    }

    /// `a`, `a and b`, `a, b and c`.
    static func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    /// `1 byte`, `2,048 bytes`: a count with its noun, thousands set apart.
    static func count(_ number: Int, _ singular: String) -> String {
        grouped(number) + " " + singular + (number == 1 ? "" : "s")
    }

    /// `1,048,576`.
    static func grouped(_ number: Int) -> String {
        var result = ""
        for (place, digit) in String(number.magnitude).reversed().enumerated() {
            if place > 0, place.isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return (number < 0 ? "-" : "") + String(result.reversed())
    }
}
