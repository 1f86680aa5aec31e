/// The diagnosis: given the place where a text stops being JSON, which mistake it is.
///
/// All of this runs once for a text, after it has failed.
extension TapeReader {
    /// A value must come, and something else does.
    func valueMistake(_ text: Span<UInt8>) -> Failure {
        let byte = text[position]
        switch byte {
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            return closingMistake(text)
        case UInt8(ascii: ","):
            return Failure(.extraComma, at: position, length: 1, value: false)
        case UInt8(ascii: ":"):
            return Failure(
                open == TapeReader.none ? .unexpectedCharacter(":") : .missingValue, at: position, length: 1,
                value: true)
        case UInt8(ascii: "+"):
            return Failure(.plusSign, at: position, length: endOfWord(text, from: position + 1) - position, value: true)
        case UInt8(ascii: ".") where position + 1 < text.count && isDigit(text[position + 1]):
            return Failure(
                .leadingPoint, at: position, length: endOfWord(text, from: position + 1) - position, value: true)
        case _ where isWordByte(byte):
            return wordMistake(text, from: position)
        default:
            return commonMistake(text, value: true)
        }
    }

    /// `]` or `}` where a value must come.
    private func closingMistake(_ text: Span<UInt8>) -> Failure {
        let found = scalar(text, at: position).value
        guard open != TapeReader.none, nodes.count > 0 else {
            return Failure(.unexpectedCharacter(found), at: position, length: 1, value: true)
        }
        if nodes[Int(open)].kind == .object {
            return Failure(.missingValue, at: position, length: 1, value: true)
        }
        if found == "]", let comma = previousComma(text, before: position) {
            return Failure(.trailingComma, at: comma, length: 1, value: false)
        }
        return Failure(.mismatchedBracket(found: found, expected: "]"), at: position, length: 1, value: false)
    }

    /// A member's name must come, and something else does.
    func nameMistake(_ text: Span<UInt8>, afterComma: Bool) -> Failure {
        let byte = text[position]
        switch byte {
        case UInt8(ascii: "}"):
            let comma = previousComma(text, before: position) ?? position
            return Failure(.trailingComma, at: comma, length: 1, value: false)
        case UInt8(ascii: ","):
            return Failure(.extraComma, at: position, length: 1, value: false)
        case UInt8(ascii: ":"):
            return Failure(.missingName, at: position, length: 1, value: false)
        case UInt8(ascii: "]"):
            return Failure(
                .mismatchedBracket(found: "]", expected: "}"), at: position, length: 1, value: false)
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"):
            return Failure(.nameNotString, at: position, length: 1, value: false)
        case _ where isWordByte(byte):
            let end = endOfWord(text, from: position)
            let word = string(text, position, end)
            let isLiteral = isDigit(byte) || word == "true" || word == "false" || word == "null"
            return Failure(
                isLiteral ? .nameNotString : .unquotedName(word), at: position, length: end - position, value: false)
        default:
            return commonMistake(text, value: false)
        }
    }

    /// A colon must come after a name, and something else does.
    func colonMistake(_ text: Span<UInt8>) -> Failure {
        guard position < text.count else { return endTooEarly(text, value: false) }
        switch text[position] {
        case UInt8(ascii: "="):
            let arrow = position + 1 < text.count && text[position + 1] == UInt8(ascii: ">")
            return Failure(
                .wrongSeparator(found: arrow ? "=>" : "=", expected: ":"), at: position, length: arrow ? 2 : 1,
                value: true)
        case UInt8(ascii: ";"):
            return Failure(.wrongSeparator(found: ";", expected: ":"), at: position, length: 1, value: true)
        case UInt8(ascii: ","), UInt8(ascii: "}"):
            return Failure(.missingValue, at: position, length: 1, value: true)
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            return commonMistake(text, value: true)
        default:
            let found = scalar(text, at: position)
            if found.isReplacement { return invalidUTF8(text, at: position, value: true) }
            let mistake = wideSeparator(found.value, expected: ":") ?? .missingColon
            return Failure(mistake, at: position, length: found.length, value: true)
        }
    }

    /// A comma or the end of the container must come, and something else does.
    func separatorMistake(_ text: Span<UInt8>) -> Failure {
        let isObject = nodes[Int(open)].kind == .object
        let found = scalar(text, at: position)
        switch found.value {
        case "]", "}":
            return Failure(
                .mismatchedBracket(found: found.value, expected: isObject ? "}" : "]"), at: position, length: 1,
                value: false)
        case ";":
            return Failure(.wrongSeparator(found: ";", expected: ","), at: position, length: 1, value: false)
        case ":":
            return Failure(
                isObject ? .unexpectedCharacter(":") : .wrongSeparator(found: ":", expected: ","), at: position,
                length: 1, value: false)
        case "\"", "{", "[", "-", "'", "0"..."9", "a"..."z", "A"..."Z", "_", "$":
            return Failure(.missingComma, at: position, length: found.length, value: false)
        default:
            if let mistake = wideSeparator(found.value, expected: ",") {
                return Failure(mistake, at: position, length: found.length, value: false)
            }
            return commonMistake(text, value: false)
        }
    }

    /// A colon, comma or semicolon as an East Asian keyboard types it.
    private func wideSeparator(_ found: Unicode.Scalar, expected: String) -> JSONMistake? {
        switch found {
        case "\u{FF1A}", "\u{FF0C}", "\u{3001}", "\u{FF1B}", "\u{FE55}", "\u{FE50}":
            .wrongSeparator(found: String(found), expected: expected)
        default: nil
        }
    }

    /// Something follows the one value of the text.
    func textAfterValue(_ text: Span<UInt8>) -> Failure {
        let common = commonMistake(text, value: false)
        switch common.mistake {
        case .invalidUTF8, .comment: return common
        default:
            var end = text.count
            while end > position + 1, [0x20, 0x09, 0x0A, 0x0D].contains(text[end - 1]) { end -= 1 }
            return Failure(.textAfterValue, at: position, length: end - position, value: false)
        }
    }

    /// The text ends within a container, or before any value.
    func endTooEarly(_ text: Span<UInt8>, value: Bool) -> Failure {
        guard open != TapeReader.none else { return Failure(.emptyText, at: 0, length: 0, value: false) }
        let container = nodes[Int(open)]
        let line = TextPositions.line(of: Int(container.start), in: text)
        return Failure(
            container.kind == .object ? .unterminatedObject(line: line) : .unterminatedArray(line: line),
            at: text.count, length: 0, value: false)
    }

    /// What is a mistake anywhere between values.
    private func commonMistake(_ text: Span<UInt8>, value: Bool) -> Failure {
        let found = scalar(text, at: position)
        switch found.value {
        case "'":
            return Failure(.singleQuote, at: position, length: 1, value: value)
        case "\u{2018}"..."\u{201F}", "\u{00AB}", "\u{00BB}", "\u{FF02}", "\u{2039}", "\u{203A}",
            "\u{300C}"..."\u{300F}",
            "\u{301D}"..."\u{301F}":
            return Failure(.curlyQuote(found.value), at: position, length: found.length, value: value)
        case "#":
            return Failure(.comment, at: position, length: 1, value: value)
        case "/" where position + 1 < text.count && (text[position + 1] == 0x2F || text[position + 1] == 0x2A):
            return Failure(.comment, at: position, length: 2, value: value)
        default:
            if found.isReplacement { return invalidUTF8(text, at: position, value: value) }
            return Failure(.unexpectedCharacter(found.value), at: position, length: found.length, value: value)
        }
    }

    /// A word or number that is none of JSON's.
    func wordMistake(_ text: Span<UInt8>, from start: Int) -> Failure {
        var end = endOfWord(text, from: start)
        let word = string(text, start, end)
        switch word {
        case "NaN", "nan", "Infinity", "inf", "Inf", "-Infinity", "-inf", "-NaN", "-Inf":
            return Failure(.notFinite(word), at: start, length: end - start, value: true)
        default:
            // A stray byte within a number or a word is that byte's mistake.
            if end < text.count, text[end] >= 0x80 {
                let rest = scalar(text, at: end)
                if rest.isReplacement { return invalidUTF8(text, at: end, value: true) }
                end += rest.length
            }
            return Failure(.unknownWord(string(text, start, end)), at: start, length: end - start, value: true)
        }
    }

    /// A sign without a number.
    func signMistake(_ text: Span<UInt8>, from start: Int) -> Failure {
        let end = endOfWord(text, from: start + 1)
        guard end > start + 1 else { return Failure(.missingDigits, at: start, length: 1, value: true) }
        return wordMistake(text, from: start)
    }

    /// A control character within a string: a string that was left open, where it is a line's end.
    func controlCharacter(_ text: Span<UInt8>, at: Int, string start: Int, value: Bool) -> Failure {
        if text[at] == 0x0A || text[at] == 0x0D, !quoteFollowsOnLine(text, after: at) {
            return Failure(.unterminatedString, at: start, length: at - start, value: value)
        }
        return Failure(.controlCharacter(text[at]), at: at, length: 1, value: value)
    }

    /// Whether the line after this one goes on as the inside of a string does: with a quote that is followed by what
    /// may follow a string.
    private func quoteFollowsOnLine(_ text: Span<UInt8>, after newline: Int) -> Bool {
        var at = newline + 1
        while at < text.count, text[at] != 0x22 { at += 1 }
        at += 1
        while at < text.count, text[at] == 0x20 || text[at] == 0x0A || text[at] == 0x0D || text[at] == 0x09 { at += 1 }
        guard at < text.count else { return false }
        return text[at] == UInt8(ascii: ",") || text[at] == UInt8(ascii: "}") || text[at] == UInt8(ascii: "]")
    }

    /// Why the bytes at a place are no UTF-8.
    func invalidUTF8(_ text: Span<UInt8>, at start: Int, value: Bool) -> Failure {
        let first = text[start]
        let second = start + 1 < text.count ? text[start + 1] : 0
        let fault: UTF8Fault
        let length: Int
        switch first {
        case 0xC0...0xC1: (fault, length) = (.overlong, 2)
        case 0xE0 where second & 0xC0 == 0x80 && second < 0xA0: (fault, length) = (.overlong, 3)
        case 0xF0 where second & 0xC0 == 0x80 && second < 0x90: (fault, length) = (.overlong, 4)
        case 0xED where second & 0xC0 == 0x80 && second > 0x9F: (fault, length) = (.surrogate, 3)
        case 0xF4 where second & 0xC0 == 0x80 && second > 0x8F: (fault, length) = (.beyondUnicode, 4)
        case 0xF5...0xF7: (fault, length) = (.beyondUnicode, 4)
        case 0xC2...0xF4:
            let expected = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            var count = 1
            while count < expected, start + count < text.count, text[start + count] & 0xC0 == 0x80 { count += 1 }
            (fault, length) = (.truncated, count)
        default: (fault, length) = (.unexpectedByte(first), 1)
        }
        return Failure(.invalidUTF8(fault), at: start, length: min(length, text.count - start), value: value)
    }

    /// The encoding of a text that is not UTF-8 by its first bytes, or nil.
    func otherEncoding(_ text: Span<UInt8>) -> String? {
        guard text.count >= 2 else { return nil }
        let isLong = text.count >= 4
        switch (text[0], text[1]) {
        case (0xFF, 0xFE): return isLong && text[2] == 0 && text[3] == 0 ? "UTF-32" : "UTF-16"
        case (0xFE, 0xFF): return "UTF-16"
        case (0, 0): return isLong && text[2] == 0xFE && text[3] == 0xFF || isLong && text[3] != 0 ? "UTF-32" : nil
        case (0, let second) where second != 0: return !isLong || text[2] == 0 && text[3] != 0 ? "UTF-16" : nil
        case (let first, 0) where first != 0:
            guard isLong, text[3] == 0 else { return isLong ? nil : "UTF-16" }
            return text[2] == 0 ? "UTF-32" : "UTF-16"
        default: return nil
        }
    }

    private func previousComma(_ text: Span<UInt8>, before end: Int) -> Int? {
        var at = end - 1
        while at >= 0 {
            switch text[at] {
            case UInt8(ascii: ","): return at
            case 0x20, 0x0A, 0x0D, 0x09: at -= 1
            default: return nil
            }
        }
        return nil
    }

    func endOfWord(_ text: Span<UInt8>, from start: Int) -> Int {
        var at = start
        while at < text.count, isWordByte(text[at]) || text[at] == 0x2E || text[at] == 0x2B || text[at] == 0x2D {
            at += 1
        }
        return at
    }

    private func string(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> String {
        var bytes: [UInt8] = []
        // A message needs the beginning of a word only.
        for at in start..<min(end, start + 64) { bytes.append(text[at]) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The character at a place; U+FFFD with one byte where it is no UTF-8.
    func scalar(_ text: Span<UInt8>, at start: Int) -> (value: Unicode.Scalar, length: Int, isReplacement: Bool) {
        let first = text[start]
        if first < 0x80 { return (Unicode.Scalar(first), 1, false) }
        guard let end = try? readMultibyte(text, at: start, value: false) else { return ("\u{FFFD}", 1, true) }
        var value = UInt32(first) & (first < 0xE0 ? 0x1F : first < 0xF0 ? 0x0F : 0x07)
        for at in start + 1..<end { value = value << 6 | UInt32(text[at] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", end - start, false)
    }
}
