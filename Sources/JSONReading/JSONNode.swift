/// What sort of JSON value stands at a place.
public enum JSONKind: UInt8, Sendable, Hashable {
    case null
    case bool
    case number
    case string
    case array
    case object
}

extension JSONKind {
    /// The kind as a message names it, with its article: `null`, `a boolean`, `an array`.
    package var words: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// One value or one member name of a document, by its place on the tape.
///
/// A node is only an index: it costs nothing to pass around, and means something only together with the document it
/// came from. A node of another document is answered with some value of this one, never with a trap.
@usableFromInline
package struct JSONNode: Sendable, Hashable {
    @usableFromInline package let index: Int

    @inlinable
    package init(index: Int) {
        self.index = index
    }
}

/// What the reader noticed in passing about a value's text.
@usableFromInline
package struct JSONFlags: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A string or name with at least one escape, so that its text is not its bytes.
    @inlinable package static var escaped: JSONFlags { JSONFlags(rawValue: 1) }
    /// A string or name with at least one byte above 0x7F, or any escape by number.
    @inlinable package static var beyondASCII: JSONFlags { JSONFlags(rawValue: 2) }
    /// A string or name with an escaped surrogate that has no partner.
    @inlinable package static var loneSurrogate: JSONFlags { JSONFlags(rawValue: 4) }
    /// A number with a fraction.
    @inlinable package static var fraction: JSONFlags { JSONFlags(rawValue: 8) }
    /// A number with an exponent.
    @inlinable package static var exponent: JSONFlags { JSONFlags(rawValue: 16) }
    /// The literal `true`.
    @inlinable package static var isTrue: JSONFlags { JSONFlags(rawValue: 32) }
    /// A member's name, not a value.
    @inlinable package static var name: JSONFlags { JSONFlags(rawValue: 64) }
    /// A string or name with an escape that stands for a control character, DEL included.
    @inlinable package static var escapedControl: JSONFlags { JSONFlags(rawValue: 128) }
}

/// One entry of the tape: sixteen bytes for each value and each member name, in the order of the text.
@usableFromInline
struct TapeNode: Sendable {
    /// The first byte, counted from the start of the text; of a string, its opening quote.
    @usableFromInline var start: UInt32
    /// The byte after the last one.
    @usableFromInline var end: UInt32
    /// Of a value: the tape index after everything below it; while a container is open, that of the container around
    /// it. Of a name: its ``NameTag``.
    @usableFromInline var link: UInt32
    @usableFromInline var kind: JSONKind
    @usableFromInline var flags: JSONFlags

    @inlinable
    init(start: Int, end: Int, link: UInt32, kind: JSONKind, flags: JSONFlags = []) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
        self.link = link
        self.kind = kind
        self.flags = flags
    }
}
