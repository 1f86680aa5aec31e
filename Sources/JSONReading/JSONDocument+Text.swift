extension JSONDocument {
    /// The UTF-8 text of a string or name, unescaped; of any other value, its bytes. Costs an allocation only where
    /// something is escaped.
    package func utf8(_ node: JSONNode) -> ArraySlice<UInt8> {
        let entry = nodes[node.index]
        guard entry.kind == .string else { return bytes[base + Int(entry.start)..<base + Int(entry.end)] }
        let start = Int(entry.start) + 1
        let end = Int(entry.end) - 1
        guard entry.flags.contains(.escaped) else { return bytes[base + start..<base + end] }
        return JSONText.unescape(bytes.span.extracting(base..<self.end), from: start, to: end)[...]
    }

    /// The text of a string or name; of any other value, its JSON text. An escaped surrogate without a partner
    /// becomes U+FFFD.
    package func string(_ node: JSONNode) -> String {
        String(decoding: utf8(node), as: UTF8.self)
    }

    /// Where a stretch of a string's unescaped text stands in the document, counted from the start of the text.
    package func sourceRange(of range: Range<Int>, within node: JSONNode) -> Range<Int> {
        let entry = nodes[node.index]
        let start = Int(entry.start) + 1
        let end = max(start, Int(entry.end) - 1)
        guard entry.flags.contains(.escaped) else {
            let lower = min(start + max(0, range.lowerBound), end)
            return lower..<max(lower, min(start + range.upperBound, end))
        }
        return JSONText.sourceRange(of: range, in: bytes.span.extracting(base..<self.end), from: start, to: end)
    }
}

extension JSONDocument {
    /// The lines and columns of bytes that are given in rising order, in one pass over the text.
    package func positions(of offsets: [Int]) -> [(line: Int, column: Int)] {
        let text = bytes.span.extracting(base..<end)
        var positions = TextPositions()
        var result: [(line: Int, column: Int)] = []
        result.reserveCapacity(offsets.count)
        for offset in offsets { result.append(positions.position(of: offset, in: text)) }
        return result
    }
}
