/// A stretch of a payload's text, in bytes and as an editor counts.
///
/// Lines and columns count from 1; columns count Unicode scalars, so a character outside ASCII is one column however
/// many bytes it takes. A line ends with a line feed. The end is exclusive.
public struct SourceRange: Sendable, Hashable {
    /// The first byte, from 0.
    public let offset: Int

    /// The number of bytes; 0 at the end of a text that stops too early.
    public let length: Int

    /// The line of the first byte.
    public let line: Int

    /// The column of the first byte.
    public let column: Int

    /// The line on which the stretch ends.
    public let endLine: Int

    /// The column after the last character.
    public let endColumn: Int

    /// Makes a range as it is; nothing is checked.
    public init(offset: Int, length: Int, line: Int, column: Int, endLine: Int, endColumn: Int) {
        self.offset = offset
        self.length = length
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
    }
}
