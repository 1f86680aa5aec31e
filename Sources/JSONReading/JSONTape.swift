/// A text and its tape. Nothing in it changes.
@usableFromInline
final class JSONTape: Sendable {
    /// The bytes that the text lies in.
    @usableFromInline let bytes: [UInt8]
    /// Where in the bytes the text begins, and where it ends.
    @usableFromInline let base: Int
    @usableFromInline let end: Int
    /// One entry a value and a name, in the order of the text.
    @usableFromInline let nodes: [TapeNode]
    let remarks: [JSONRemark]

    init(bytes: [UInt8], part: Range<Int>, nodes: [TapeNode], remarks: [JSONRemark]) {
        self.bytes = bytes
        base = part.lowerBound
        end = part.upperBound
        self.nodes = nodes
        self.remarks = remarks
    }
}
