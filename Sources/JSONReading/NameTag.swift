/// Four bytes that tell most member names apart: length, first, middle and last byte of the unescaped name.
///
/// Equal names have equal tags, so a comparison of names begins with a comparison of two integers.
@usableFromInline
package struct NameTag: Sendable, Hashable {
    @usableFromInline package let rawValue: UInt32

    @inlinable
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The tag of a name with at least one byte, from its parts.
    @inlinable
    package init(count: Int, first: UInt8, middle: UInt8, last: UInt8) {
        rawValue =
            UInt32(truncatingIfNeeded: count) << 24 | UInt32(first) << 16 | UInt32(middle) << 8 | UInt32(last)
    }

    /// The tag of a name.
    @inlinable
    package init(_ name: some RandomAccessCollection<UInt8>) {
        guard let first = name.first, let last = name.last else {
            self.init(rawValue: 0)
            return
        }
        let middle = name[name.index(name.startIndex, offsetBy: name.count / 2)]
        self.init(count: name.count, first: first, middle: middle, last: last)
    }
}
