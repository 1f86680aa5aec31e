/// What one worker takes at once, so that handing it over costs little per payload.
enum Batch: Sendable {
    /// Whole inputs, which the worker reads itself.
    case inputs([WholeInput])
    /// Lines of a stream.
    case lines(LineBatch)
}

/// An input that is one payload, or that cannot be read.
enum WholeInput: Sendable {
    case file(FilePath)
    case standardInput(InputName)
    case unreadable(InputName, reason: String)
}

/// Lines of a stream, in order.
struct LineBatch: Sendable {
    /// The stream's name.
    let name: InputName

    /// The bytes that the lines are parts of.
    let bytes: [UInt8]

    /// The lines that are not blank.
    let lines: [Line]

    /// One line without its end.
    struct Line: Sendable, Hashable {
        /// Its number in the stream, from 1, blank lines counted.
        let number: Int
        /// Its part of the batch's bytes; empty if it is too long to be kept.
        let range: Range<Int>
        /// Where it begins in the stream.
        let start: Int
        /// How long it is, in bytes.
        let byteCount: Int

        /// Whether it exceeds the bound and its bytes are dropped.
        var isTooLong: Bool { byteCount > range.count }
    }
}
