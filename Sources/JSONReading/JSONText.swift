/// The text of strings, apart from the document that they stand in.
enum JSONText {
    /// The UTF-8 text of a string's inside, which the reader has accepted. A surrogate without a partner becomes
    /// U+FFFD.
    static func unescape(_ text: Span<UInt8>, from start: Int, to end: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(end - start)
        var at = start
        while at < end {
            let step = next(text, at: at, end: end)
            append(step.scalar, rawByte: text[at], to: &result)
            at = step.end
        }
        return result
    }

    /// One step through a string's inside: an escape as the scalar it stands for, or one byte as it is.
    static func next(_ text: Span<UInt8>, at start: Int, end: Int) -> (scalar: UInt32?, end: Int) {
        guard text[start] == UInt8(ascii: "\\"), start + 1 < end else { return (nil, start + 1) }
        switch text[start + 1] {
        case UInt8(ascii: "b"): return (0x08, start + 2)
        case UInt8(ascii: "f"): return (0x0C, start + 2)
        case UInt8(ascii: "n"): return (0x0A, start + 2)
        case UInt8(ascii: "r"): return (0x0D, start + 2)
        case UInt8(ascii: "t"): return (0x09, start + 2)
        case UInt8(ascii: "u"): break
        default: return (UInt32(text[start + 1]), start + 2)
        }
        let first = unit(text, at: start, end: end)
        if first & 0xF800 != 0xD800 { return (first, start + 6) }
        if first & 0xFC00 == 0xD800, start + 12 <= end, text[start + 6] == UInt8(ascii: "\\"),
            text[start + 7] == UInt8(ascii: "u")
        {
            let second = unit(text, at: start + 6, end: end)
            if second & 0xFC00 == 0xDC00 {
                return (0x10000 + ((first & 0x3FF) << 10 | second & 0x3FF), start + 12)
            }
        }
        return (0xFFFD, start + 6)
    }

    private static func unit(_ text: Span<UInt8>, at start: Int, end: Int) -> UInt32 {
        var unit: UInt32 = 0
        for offset in 2..<6 where start + offset < end {
            unit = unit << 4 | UInt32(hexadecimalDigit(text[start + offset]) ?? 0)
        }
        return unit
    }

    private static func append(_ scalar: UInt32?, rawByte: UInt8, to result: inout [UInt8]) {
        switch scalar {
        case nil:
            result.append(rawByte)
        case .some(let value) where value < 0x80:
            result.append(UInt8(value))
        case .some(let value) where value < 0x800:
            result.append(UInt8(0xC0 | value >> 6))
            result.append(UInt8(0x80 | value & 0x3F))
        case .some(let value) where value < 0x10000:
            result.append(UInt8(0xE0 | value >> 12))
            result.append(UInt8(0x80 | value >> 6 & 0x3F))
            result.append(UInt8(0x80 | value & 0x3F))
        case .some(let value):
            result.append(UInt8(0xF0 | value >> 18 & 0x07))
            result.append(UInt8(0x80 | value >> 12 & 0x3F))
            result.append(UInt8(0x80 | value >> 6 & 0x3F))
            result.append(UInt8(0x80 | value & 0x3F))
        }
    }

    /// Where a stretch of a string's text stands in the source, both in bytes and from the start of the string's
    /// inside.
    static func sourceRange(
        of range: Range<Int>, in text: Span<UInt8>, from start: Int, to end: Int
    ) -> Range<Int> {
        var produced = 0
        var at = start
        var lower: Int?
        while at < end {
            if lower == nil, produced >= range.lowerBound { lower = at }
            if produced >= range.upperBound { break }
            let step = next(text, at: at, end: end)
            if let scalar = step.scalar {
                produced += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
            } else {
                produced += 1
            }
            at = step.end
        }
        let first = lower ?? end
        return first..<max(first, at)
    }
}
