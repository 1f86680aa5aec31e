internal import JSONReading

/// A text that is not JSON, and where the reader stopped.
struct BrokenText {
    let error: JSONError
    let bytes: ArraySlice<UInt8>

    var count: Int { bytes.count }

    /// The byte at a place counted from the start of the text; nil outside of it.
    func byte(at offset: Int) -> UInt8? {
        offset >= 0 && offset < bytes.count ? bytes[bytes.startIndex + offset] : nil
    }

    /// Whether a text stands at a place.
    func has(_ literal: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset + literal.utf8CodeUnitCount <= bytes.count else { return false }
        let start = bytes.startIndex + offset
        return literal.withUTF8Buffer { letters in
            for index in 0..<letters.count where unsafe letters[index] != bytes[start + index] { return false }
            return true
        }
    }

    /// Whether a text stands anywhere.
    func contains(_ literal: StaticString) -> Bool {
        for offset in 0..<bytes.count where has(literal, at: offset) { return true }
        return false
    }

    /// What stands in a range, for a message.
    func excerpt(_ range: Range<Int>) -> String {
        let part = range.clamped(to: 0..<bytes.count)
        // A character has four bytes at most, and a message shows forty.
        let end = min(part.upperBound, part.lowerBound + 164)
        let start = bytes.startIndex
        return Wording.shortened(String(decoding: bytes[start + part.lowerBound..<start + end], as: UTF8.self))
    }

    /// The one character of ASCII that stands at a place, for a message.
    func excerptOfOne(at offset: Int) -> String { excerpt(offset..<offset + 1) }

    /// What stands where the reader stopped.
    var found: String { excerpt(error.offset..<error.offset + error.length) }

    /// The first place from there on where no white space stands.
    func skippingWhiteSpace(from start: Int) -> Int {
        var at = start
        while let byte = byte(at: at), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { at += 1 }
        return at
    }

    /// The name of the member that was being read, in quotes; nil at the top level.
    var quotedName: String? {
        guard let slash = error.pointer.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        var name: [UInt8] = []
        var isEscape = false
        for byte in error.pointer.utf8[error.pointer.utf8.index(after: slash)...] {
            if isEscape {
                name.append(byte == UInt8(ascii: "1") ? UInt8(ascii: "/") : UInt8(ascii: "~"))
                isEscape = false
            } else if byte == UInt8(ascii: "~") {
                isEscape = true
            } else {
                name.append(byte)
            }
        }
        return Wording.quoted(String(decoding: name, as: UTF8.self))
    }
}

/// What is said about a text that is not JSON.
struct TextMistake {
    let rule: Rule
    let message: String
    let help: String?

    init(_ rule: Rule, _ message: String, help: String? = nil) {
        self.rule = rule
        self.message = message
        self.help = help
    }
}
