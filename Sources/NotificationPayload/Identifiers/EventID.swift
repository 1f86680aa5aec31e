/// The gateway's name of an event, such as `SITCON_2027`.
///
/// 1 to 64 of `A`–`Z`, `a`–`z`, `0`–`9`, `_` and `-`, and nothing around them. It ends up in topics and in addresses,
/// so nothing else passes. Letter case counts.
public struct EventID: Sendable, Hashable, CustomStringConvertible {
    /// The greatest number of characters.
    package static let limit = 64

    private let storage: IdentifierText

    /// The id as it is written.
    public var text: String { storage.string }

    /// The id as it is written.
    public var description: String { text }

    /// Takes an id that has the form of an event id, and throws the first mistake of one that has not.
    public init(_ text: String) throws(IdentifierRefusal) {
        if let refusal = Self.refusal(ofUTF8: text.utf8) { throw refusal }
        self.init(alreadyChecked: text)
    }

    /// Takes a text whose bytes ``refusal(ofUTF8:)`` has not refused.
    package init(alreadyChecked text: String) {
        storage = IdentifierText(text)
    }

    /// Why these bytes are no event id; nil when they are one. Does not allocate.
    package static func refusal(ofUTF8 bytes: some Collection<UInt8>) -> IdentifierRefusal? {
        IdentifierCheck.refusalOfName(bytes, limit: limit)
    }
}

extension EventID: Comparable {
    /// Orders by the bytes of the text.
    public static func < (left: EventID, right: EventID) -> Bool {
        left.storage < right.storage
    }
}
