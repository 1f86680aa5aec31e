/// The gateway's correlation key of one send, shared by all the messages made from it.
///
/// The gateway makes UUIDs. What passes here is the routing minimum, because a tap must not die of its correlation
/// key: text that is not empty, has at most 128 bytes of UTF-8 and no control character. An inspection asks for
/// ``isUUID`` besides. Two ids are the same when their bytes are.
public struct PushID: Sendable, Hashable, CustomStringConvertible {
    /// The greatest number of UTF-8 bytes.
    package static let limit = 128

    private let storage: IdentifierText

    /// The id as it is written.
    public var text: String { storage.string }

    /// The id as it is written.
    public var description: String { text }

    /// Whether the id is written as a UUID: 8, 4, 4, 4 and 12 hexadecimal digits with hyphens between, in either case.
    public var isUUID: Bool { Self.isUUID(utf8: text.utf8) }

    /// Takes a text that meets the routing minimum, and throws the first mistake of one that does not.
    public init(_ text: String) throws(IdentifierRefusal) {
        if let refusal = Self.refusal(ofUTF8: text.utf8) { throw refusal }
        self.init(alreadyChecked: text)
    }

    /// Takes a text whose bytes ``refusal(ofUTF8:)`` has not refused.
    package init(alreadyChecked text: String) {
        storage = IdentifierText(text)
    }

    /// Why these bytes do not meet the routing minimum; nil when they do. Does not allocate.
    package static func refusal(ofUTF8 bytes: some Collection<UInt8>) -> IdentifierRefusal? {
        IdentifierCheck.refusalOfCorrelationKey(bytes, limit: limit)
    }

    /// Whether these bytes are written as a UUID. Does not allocate.
    package static func isUUID(utf8 bytes: some Collection<UInt8>) -> Bool {
        var position = 0
        for byte in bytes {
            switch position {
            case 8, 13, 18, 23:
                guard byte == UInt8(ascii: "-") else { return false }
            case 36...:
                return false
            default:
                guard ASCII.isHexDigit(byte) else { return false }
            }
            position += 1
        }
        return position == 36
    }
}
