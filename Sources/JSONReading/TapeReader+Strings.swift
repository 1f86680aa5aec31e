extension TapeReader {
    /// Reads a string or a member's name, from its opening quote.
    mutating func readString(_ text: Span<UInt8>, isName: Bool) throws(Failure) {
        let start = position
        var flags: JSONFlags = isName ? .name : []
        var at = start + 1
        scan: while true {
            at = skipPlainText(text, from: at)
            guard at < text.count else {
                throw Failure(.unterminatedString, at: start, length: text.count - start, value: !isName)
            }
            let byte = text[at]
            switch byte {
            case UInt8(ascii: "\""):
                break scan
            case UInt8(ascii: "\\"):
                flags.insert(.escaped)
                at = try readEscape(text, at: at, string: start, &flags)
            case 0..<0x20:
                throw controlCharacter(text, at: at, string: start, value: !isName)
            default:
                flags.insert(.beyondASCII)
                at = try readMultibyte(text, at: at, value: !isName)
            }
        }
        position = at + 1
        let link =
            isName
            ? nameTag(text, from: start + 1, to: at, isEscaped: flags.contains(.escaped)).rawValue
            : UInt32(truncatingIfNeeded: nodes.count + 1)
        nodes.append(TapeNode(start: start, end: position, link: link, kind: .string, flags: flags))
    }

    /// The first byte that is a quote, a backslash, a control character or not ASCII; eight bytes at a time.
    @inline(__always)
    private func skipPlainText(_ text: Span<UInt8>, from start: Int) -> Int {
        // The bytes of bytes: nothing is reinterpreted.
        let raw = unsafe text.bytes
        var at = start
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops: UInt64 = 0x8080_8080_8080_8080
        while at + 8 <= text.count {
            // Every bit pattern is an integer, and the offset is checked: the load is unsafe by name only.
            let word = unsafe UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: at, as: UInt64.self))
            let quote = word ^ (ones &* 0x22)
            let backslash = word ^ (ones &* 0x5C)
            let found =
                ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | (word &- ones &* 0x20) | word
            let marks = found & tops
            // A borrow can mark a byte above the first that counts, never below it, so the lowest mark is exact.
            guard marks == 0 else { return at + marks.trailingZeroBitCount / 8 }
            at += 8
        }
        while at < text.count {
            let byte = text[at]
            guard byte != 0x22, byte != 0x5C, byte >= 0x20, byte < 0x80 else { return at }
            at += 1
        }
        return at
    }

    /// Reads one escape; gives the byte after it.
    private mutating func readEscape(
        _ text: Span<UInt8>, at start: Int, string: Int, _ flags: inout JSONFlags
    ) throws(Failure) -> Int {
        let isValue = !flags.contains(.name)
        guard start + 1 < text.count else {
            throw Failure(.unterminatedString, at: string, length: text.count - string, value: isValue)
        }
        switch text[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return start + 2
        case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            flags.insert(.escapedControl)
            return start + 2
        case UInt8(ascii: "u"):
            break
        default:
            let scalar = scalar(text, at: start + 1)
            throw Failure(.unknownEscape(scalar.value), at: start, length: 1 + scalar.length, value: isValue)
        }
        let unit = try readUnit(text, at: start, value: isValue)
        flags.insert(unit < 0x20 || unit == 0x7F ? [.beyondASCII, .escapedControl] : .beyondASCII)
        if unit & 0xF800 != 0xD800 { return start + 6 }
        if unit & 0xFC00 == 0xD800, start + 7 < text.count, text[start + 6] == UInt8(ascii: "\\"),
            text[start + 7] == UInt8(ascii: "u")
        {
            let second = try readUnit(text, at: start + 6, value: isValue)
            if second & 0xFC00 == 0xDC00 { return start + 12 }
        }
        flags.insert(.loneSurrogate)
        remarks.append(
            JSONRemark(matter: .loneSurrogate, node: JSONNode(index: nodes.count), range: start..<start + 6))
        return start + 6
    }

    /// The four hexadecimal digits of an escape by number.
    private func readUnit(_ text: Span<UInt8>, at start: Int, value: Bool) throws(Failure) -> UInt32 {
        var unit: UInt32 = 0
        for offset in 2..<6 {
            guard start + offset < text.count, let digit = hexadecimalDigit(text[start + offset]) else {
                throw Failure(.incompleteUnicodeEscape, at: start, length: offset, value: value)
            }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    /// Checks one character of more than one byte (RFC 3629, section 4); gives the byte after it.
    @inline(__always)
    func readMultibyte(_ text: Span<UInt8>, at start: Int, value: Bool) throws(Failure) -> Int {
        let first = text[start]
        let length: Int
        var lowest: UInt8 = 0x80
        var highest: UInt8 = 0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, lowest) = (3, 0xA0)
        case 0xED: (length, highest) = (3, 0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, lowest) = (4, 0x90)
        case 0xF4: (length, highest) = (4, 0x8F)
        case 0xF1...0xF3: length = 4
        default: throw invalidUTF8(text, at: start, value: value)
        }
        guard start + length <= text.count, text[start + 1] >= lowest, text[start + 1] <= highest else {
            throw invalidUTF8(text, at: start, value: value)
        }
        for offset in 2..<max(2, length) where text[start + offset] & 0xC0 != 0x80 {
            throw invalidUTF8(text, at: start, value: value)
        }
        return start + length
    }

    @inline(__always)
    private func nameTag(_ text: Span<UInt8>, from start: Int, to end: Int, isEscaped: Bool) -> NameTag {
        if isEscaped { return NameTag(JSONText.unescape(text, from: start, to: end)) }
        guard start < end else { return NameTag(rawValue: 0) }
        let count = end - start
        return NameTag(count: count, first: text[start], middle: text[start + count / 2], last: text[end - 1])
    }
}

@inline(__always)
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
