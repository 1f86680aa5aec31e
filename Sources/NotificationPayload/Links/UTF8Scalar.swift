/// One Unicode scalar read from UTF-8; bytes that are no UTF-8 read as U+FFFD, one byte long.
struct UTF8Scalar {
    let value: UInt32
    let length: Int

    init(_ bytes: Span<UInt8>, at offset: Int) {
        let first = bytes[offset]
        let (length, smallest, bits): (Int, UInt32, UInt8) =
            switch first {
            case 0..<0x80: (1, 0, first)
            case 0xC2..<0xE0: (2, 0x80, first & 0x1F)
            case 0xE0..<0xF0: (3, 0x800, first & 0x0F)
            case 0xF0..<0xF5: (4, 0x10000, first & 0x07)
            default: (0, 0, 0)
            }
        var value = UInt32(bits)
        var isWhole = length > 0 && offset + length <= bytes.count
        if isWhole {
            for next in 1..<max(length, 1) {
                isWhole = isWhole && Self.isContinuation(bytes[offset + next])
                value = value << 6 | UInt32(bytes[offset + next] & 0x3F)
            }
        }
        guard isWhole, value >= smallest, Unicode.Scalar(value) != nil else {
            self.value = 0xFFFD
            self.length = 1
            return
        }
        self.value = value
        self.length = length
    }

    static func isContinuation(_ byte: UInt8) -> Bool {
        byte & 0xC0 == 0x80
    }

    /// The number of scalars that begin in a stretch of valid UTF-8.
    static func count(_ bytes: Span<UInt8>, in range: Range<Int>) -> Int {
        var count = 0
        for offset in range where !isContinuation(bytes[offset]) { count += 1 }
        return count
    }

    /// The character itself in quotes where it is visible ASCII and no quote, else its number: `U+202E`.
    var name: String {
        if value > 0x20, value < 0x7F, value != 0x22, let scalar = Unicode.Scalar(value) {
            return "\"" + String(scalar) + "\""
        }
        return Wording.codePoint(value)
    }
}

/// The bytes as text fit for a message: at most 64 code points, what is not printable as U+FFFD.
func printableName(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> String {
    var name = ""
    var count = 0
    var at = start
    while at < end {
        if count == 64 { return name + "…" }
        let scalar = UTF8Scalar(bytes, at: at)
        let isPrintable = CharacterFault.reason(for: scalar.value) == nil
        name.unicodeScalars.append((isPrintable ? Unicode.Scalar(scalar.value) : nil) ?? "\u{FFFD}")
        count += 1
        at += scalar.length
    }
    return name
}
