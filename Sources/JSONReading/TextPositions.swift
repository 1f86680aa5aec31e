/// Lines and columns of places in a text, worked out only when somebody asks.
///
/// Lines end with a line feed; columns count Unicode scalars. Both count from 1.
package struct TextPositions: ~Copyable {
    private var offset = 0
    private var line = 1
    private var column = 1

    package init() {}

    /// The line and column of a byte. Asked in rising order, all places of a text together cost one pass over it; an
    /// offset before the last one starts anew. A place past the end is the end.
    package mutating func position(of target: Int, in text: Span<UInt8>) -> (line: Int, column: Int) {
        if target < offset { (offset, line, column) = (0, 1, 1) }
        let end = min(target, text.count)
        while offset < end {
            let byte = text[offset]
            if byte == 0x0A {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            offset += 1
        }
        return (line, column)
    }

    static func line(of target: Int, in text: Span<UInt8>) -> Int {
        var positions = TextPositions()
        return positions.position(of: target, in: text).line
    }
}
