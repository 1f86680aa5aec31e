/// Gathers the lines of one chunk of a stream into groups of a size that one worker takes.
struct LineCutter: Sendable {
    /// The number of the next line.
    private(set) var number: Int
    /// Where the chunk begins in the stream.
    private let offset: Int
    private var groups: [[LineBatch.Line]] = []
    private var group: [LineBatch.Line] = []

    init(number: Int, offset: Int) {
        self.number = number
        self.offset = offset
    }

    /// Takes a line without its line feed. One of white space alone is counted and left out.
    mutating func add(_ range: Range<Int>, of bytes: borrowing [UInt8]) {
        var end = range.upperBound
        if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        let content = range.lowerBound..<end
        if content.count > InputBounds.payload {
            addTooLong(start: offset + content.lowerBound, byteCount: content.count)
            return
        }
        defer { number += 1 }
        guard !Self.isBlank(bytes, content) else { return }
        append(.init(number: number, range: content, start: offset + content.lowerBound, byteCount: content.count))
    }

    /// Takes a line that is not kept; `start` is its place in the stream.
    mutating func addTooLong(start: Int, byteCount: Int) {
        append(.init(number: number, range: 0..<0, start: start, byteCount: byteCount))
        number += 1
    }

    /// The groups in order.
    mutating func finish() -> [[LineBatch.Line]] {
        defer {
            groups = []
            group = []
        }
        return group.isEmpty ? groups : groups + [group]
    }

    private mutating func append(_ line: LineBatch.Line) {
        group.append(line)
        if group.count == InputBounds.lines {
            groups.append(group)
            group = []
        }
    }

    /// Whether there is nothing but JSON's white space. A line of a mebibyte of blanks costs one look at each.
    private static func isBlank(_ bytes: borrowing [UInt8], _ range: Range<Int>) -> Bool {
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
            default: return false
            }
        }
        return true
    }
}
