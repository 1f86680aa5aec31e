extension TapeReader {
    /// Reads a number, from its sign or first digit (RFC 8259, section 6).
    mutating func readNumber(_ text: Span<UInt8>) throws(Failure) {
        let start = position
        var at = start
        var flags: JSONFlags = []
        if text[at] == UInt8(ascii: "-") { at += 1 }
        guard at < text.count, isDigit(text[at]) else { throw signMistake(text, from: start) }
        if text[at] == UInt8(ascii: "0") {
            at += 1
            if at < text.count {
                if isDigit(text[at]) {
                    throw Failure(.leadingZero, at: start, length: endOfWord(text, from: at) - start, value: true)
                }
                if text[at] | 0x20 == UInt8(ascii: "x") {
                    throw Failure(.hexadecimal, at: start, length: endOfWord(text, from: at) - start, value: true)
                }
            }
        } else {
            skipDigits(text, &at)
        }
        if at < text.count, text[at] == UInt8(ascii: ".") {
            flags.insert(.fraction)
            at += 1
            try requireDigits(text, &at, start)
        }
        if at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
            flags.insert(.exponent)
            at += 1
            if at < text.count, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at += 1 }
            try requireDigits(text, &at, start)
        }
        if at < text.count, isWordByte(text[at]) || isDotOrSign(text[at]) {
            throw wordMistake(text, from: start)
        }
        position = at
        append(.number, from: start, flags: flags)
    }

    private func requireDigits(_ text: Span<UInt8>, _ at: inout Int, _ start: Int) throws(Failure) {
        guard at < text.count, isDigit(text[at]) else {
            throw Failure(.missingDigits, at: start, length: at - start, value: true)
        }
        skipDigits(text, &at)
    }

    private func skipDigits(_ text: Span<UInt8>, _ at: inout Int) {
        while at < text.count, isDigit(text[at]) { at += 1 }
    }

    /// What a date, a version or a sum goes on with.
    private func isDotOrSign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    }

    func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }
}
