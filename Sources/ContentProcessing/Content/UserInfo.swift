public import NotificationPayload

/// The members of a notification's payload, by key.
///
/// The user info of a message that came through FCM holds the installation's identifier, so this value never prints
/// what it holds: its description, its debug description and its mirror show the number of members only.
public struct UserInfo: Sendable, Hashable {
    /// The members.
    public var members: [String: PayloadValue]

    /// Takes the members as they are.
    public init(_ members: [String: PayloadValue] = [:]) {
        self.members = members
    }

    /// The value of a key, or nil where there is none.
    public subscript(key: String) -> PayloadValue? {
        get { members[key] }
        set { members[key] = newValue }
    }

    /// The text of a key; nil where the key is absent or holds something else.
    public func text(_ key: String) -> String? {
        guard case .string(let text) = members[key] else { return nil }
        return text
    }

    /// The members of the object of a key; nil where the key is absent or holds something else.
    public func object(_ key: String) -> UserInfo? {
        guard case .object(let members) = members[key] else { return nil }
        return UserInfo(members)
    }
}

extension UserInfo: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The number of members, and nothing of what they hold.
    public var description: String { "UserInfo(\(members.count) members, redacted)" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// A mirror without children, so that `dump` shows nothing either.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
