/// The part that a person plays at an event, such as `audience`, as the event's sign-in names it.
///
/// The form is that of an ``EventID``. The word `all` is refused: there is no topic for everybody. Letter case counts,
/// so `ALL` is a role like any other.
public struct Role: Sendable, Hashable, CustomStringConvertible {
    /// The greatest number of characters.
    package static let limit = 64

    private let storage: IdentifierText

    /// The role as it is written.
    public var text: String { storage.string }

    /// The role as it is written.
    public var description: String { text }

    /// Takes a text that has the form of a role, and throws the first mistake of one that has not.
    public init(_ text: String) throws(IdentifierRefusal) {
        if let refusal = Self.refusal(ofUTF8: text.utf8) { throw refusal }
        self.init(alreadyChecked: text)
    }

    /// Takes a text whose bytes ``refusal(ofUTF8:)`` has not refused.
    package init(alreadyChecked text: String) {
        storage = IdentifierText(text)
    }

    /// Why these bytes are no role; nil when they are one. Does not allocate.
    package static func refusal(ofUTF8 bytes: some Collection<UInt8>) -> IdentifierRefusal? {
        if let refusal = IdentifierCheck.refusalOfName(bytes, limit: limit) { return refusal }
        return bytes.elementsEqual("all".utf8) ? .reservedWord("all") : nil
    }
}

extension Role: Comparable {
    /// Orders by the bytes of the text.
    public static func < (left: Role, right: Role) -> Bool {
        left.storage < right.storage
    }
}
