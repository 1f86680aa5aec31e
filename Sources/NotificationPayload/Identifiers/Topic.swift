/// The FCM topic of one event, role and locale: `opass-v1.SITCON_2027.audience.zh-Hant`.
public struct Topic: Sendable, Hashable, CustomStringConvertible {
    /// The first segment of every topic of the gateway.
    package static let scheme = "opass-v1"

    /// The event whose announcements come by this topic.
    public let event: EventID

    /// The role that they are meant for.
    public let role: Role

    /// The language that they are written in.
    public let locale: PushLocale

    /// Names a topic. Every combination is a topic.
    public init(event: EventID, role: Role, locale: PushLocale) {
        self.event = event
        self.role = role
        self.locale = locale
    }

    /// The topic as FCM takes it, without `/topics/` before it.
    public var description: String {
        "\(Self.scheme).\(event.text).\(role.text).\(locale.text)"
    }
}

extension Topic: Comparable {
    /// Orders by the bytes of ``description``.
    public static func < (left: Topic, right: Topic) -> Bool {
        left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
    }
}
