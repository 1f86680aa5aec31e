extension JSONDocument {
    /// The characters of a string or name with their places, unescaped on the way, without an allocation; of any other
    /// value, those of its text. An escaped surrogate without a partner becomes U+FFFD.
    package func scalars(_ node: JSONNode) -> JSONScalars {
        JSONScalars(document: self, node: node)
    }
}

/// The characters of a string, each with its bytes in the document, counted from the start of the text.
package struct JSONScalars: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var at: Int
    private let end: Int

    init(document: JSONDocument, node: JSONNode) {
        self.document = document
        let range = document.range(node)
        let isString = document.kind(node) == .string
        at = isString ? range.lowerBound + 1 : range.lowerBound
        end = isString ? Swift.max(range.lowerBound + 1, range.upperBound - 1) : range.upperBound
    }

    package mutating func next() -> (scalar: Unicode.Scalar, range: Range<Int>)? {
        guard at < end else { return nil }
        let start = at
        let first = document.bytes[document.base + start]
        if first < 0x80, first != UInt8(ascii: "\\") {
            at += 1
            return (Unicode.Scalar(first), start..<at)
        }
        if first == UInt8(ascii: "\\") {
            let document = document
            let text = document.bytes.span.extracting(document.base..<document.end)
            let step = JSONText.next(text, at: start, end: end)
            at = step.end
            return (step.scalar.flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}", start..<at)
        }
        // The reader has checked that the bytes are UTF-8; the bound only keeps another document's node from trapping.
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let stop = Swift.min(start + length, end)
        var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in start + 1..<Swift.max(stop, start + 1) {
            value = value << 6 | UInt32(document.bytes[document.base + offset] & 0x3F)
        }
        at = stop
        return (Unicode.Scalar(value) ?? "\u{FFFD}", start..<stop)
    }
}
