/// The part of a source line that a frame shows, with the stretch under it that the caret marks.
///
/// Everything is found near the place, so that a frame costs the same in a payload of a mebibyte on one line.
struct SourceExcerpt: Sendable, Hashable {
    /// What is printed of the line; `…` where it is cut.
    let text: String

    /// The columns before the marked stretch.
    let indent: Int

    /// The columns of the marked stretch, at least one.
    let width: Int

    /// The columns of a line that is not cut.
    static let limit = 100

    /// How far from the place the line is looked at, in bytes: more than `limit` of the widest characters.
    private static let reach = 512

    /// The columns kept before the place in a line that is cut.
    private static let before = 40

    /// Cuts the line around a stretch of `length` bytes at `offset`. A place outside the source is moved into it.
    init(of source: ArraySlice<UInt8>, offset: Int, length: Int) {
        let place = min(max(source.startIndex + max(0, offset), source.startIndex), source.endIndex)
        let placeEnd = min(source.endIndex, place + max(0, length))
        let (start, isCutBefore) = Self.start(in: source, before: place)
        let (end, isCutAfter) = Self.end(in: source, after: place)
        let pieces = SourceCells(source, in: start..<end)
        let cells = pieces.cells
        let first = cells.firstIndex { $0.bytes.upperBound > place } ?? cells.count
        let shown = Self.window(of: cells, around: first, isCut: isCutBefore || isCutAfter)
        let leading = isCutBefore || shown.lowerBound > 0 ? "…" : ""
        let trailing = isCutAfter || shown.upperBound < cells.count ? "…" : ""
        text = leading + pieces.text(of: shown) + trailing
        indent = leading.count + cells[shown.lowerBound..<first].reduce(0) { $0 + $1.columns }
        let marked = cells[first..<max(first, shown.upperBound)].prefix { $0.bytes.lowerBound < placeEnd }
        width = max(1, marked.reduce(0) { $0 + $1.columns })
    }

    private static func start(in source: ArraySlice<UInt8>, before place: Int) -> (Int, isCut: Bool) {
        let limit = max(source.startIndex, place - reach)
        var start = place
        while start > limit, source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        guard start == limit, limit > source.startIndex else { return (start, false) }
        // Not in the middle of a character.
        while start < place, source[start] & 0xC0 == 0x80 { start += 1 }
        return (start, true)
    }

    private static func end(in source: ArraySlice<UInt8>, after place: Int) -> (Int, isCut: Bool) {
        let limit = min(source.endIndex, place + reach)
        var end = place
        while end < limit, source[end] != UInt8(ascii: "\n") { end += 1 }
        if end == limit, limit < source.endIndex, source[end] != UInt8(ascii: "\n") {
            while end > place, source[end] & 0xC0 == 0x80 { end -= 1 }
            return (end, true)
        }
        if end > place, source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return (end, false)
    }

    /// All cells if they fit, else those around the place.
    private static func window(of cells: [SourceCells.Cell], around first: Int, isCut: Bool) -> Range<Int> {
        if !isCut, cells.reduce(0, { $0 + $1.columns }) <= limit { return 0..<cells.count }
        var lower = first
        var upper = first
        var columns = 0
        while lower > 0, columns + cells[lower - 1].columns <= before {
            lower -= 1
            columns += cells[lower].columns
        }
        while upper < cells.count, columns + cells[upper].columns <= limit {
            columns += cells[upper].columns
            upper += 1
        }
        while lower > 0, columns + cells[lower - 1].columns <= limit {
            lower -= 1
            columns += cells[lower].columns
        }
        return lower..<upper
    }
}
