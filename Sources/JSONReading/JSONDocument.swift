/// A JSON text that has been read: strictly by RFC 8259, without a copy of it.
///
/// The bytes stay as they came; beside them stands a tape with one entry a value and a name. Strings and numbers are
/// decoded when they are asked for.
public struct JSONDocument: Sendable {
    /// Everything that was read, behind one reference, so that passing a document on costs next to nothing.
    @usableFromInline let tape: JSONTape

    /// Doubts about the text that do not keep it from being JSON, in the order in which they were met.
    package var remarks: [JSONRemark] { tape.remarks }

    /// How deep containers may stand within each other unless the caller says otherwise.
    public static let defaultMaximumDepth = 512

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: The bytes that the text lies in; they are kept, not copied.
    ///   - range: The part that is the text, without it all of them; what lies outside of the bytes is left out.
    ///   - maximumDepth: How deep containers may stand within each other.
    /// - Throws: The first mistake, with its place counted from the start of the text.
    public init(
        _ bytes: [UInt8], in range: Range<Int>? = nil, maximumDepth: Int = JSONDocument.defaultMaximumDepth
    ) throws(JSONError) {
        let whole = 0..<bytes.count
        let part = (range ?? whole).clamped(to: whole)
        var reader = TapeReader(maximumDepth: maximumDepth, byteCount: part.count)
        let text = bytes.span.extracting(part)
        do {
            try reader.read(text)
        } catch {
            throw reader.error(for: error, text)
        }
        tape = JSONTape(bytes: bytes, part: part, nodes: reader.nodes, remarks: reader.remarks)
    }

    /// Reads a text.
    ///
    /// - Throws: The first mistake, with its place counted in UTF-8 bytes.
    public init(_ text: String, maximumDepth: Int = JSONDocument.defaultMaximumDepth) throws(JSONError) {
        try self.init(Array(text.utf8), maximumDepth: maximumDepth)
    }

    /// The one value at the top.
    public var root: JSONValue {
        JSONValue(document: self, node: rootNode)
    }

    /// The number of bytes of the text.
    public var byteCount: Int {
        tape.end - tape.base
    }

    @inlinable
    package var rootNode: JSONNode {
        JSONNode(index: 0)
    }
}
