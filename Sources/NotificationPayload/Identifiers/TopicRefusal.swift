/// Why a text is no topic of the gateway: one case for each mistake.
public enum TopicRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no text.
    case empty

    /// It begins with `/topics/`, which only FCM's retired interface took.
    case legacyPrefix

    /// It does not begin with `opass-v1.`.
    case scheme

    /// It has another number of segments than four.
    case segments(count: Int)

    /// The second segment is no event id.
    case event(IdentifierRefusal)

    /// The third segment is no role.
    case role(IdentifierRefusal)

    /// The fourth segment is no push locale.
    case locale

    /// What was found and what is allowed, to be put after a name: lower case, no full stop.
    public var description: String {
        switch self {
        case .empty:
            "is empty; 'opass-v1.EVENT_ID.ROLE.LOCALE' is expected"
        case .legacyPrefix:
            "begins with '/topics/'; only the name that follows it is allowed"
        case .scheme:
            "does not begin with 'opass-v1.'; 'opass-v1.EVENT_ID.ROLE.LOCALE' is expected"
        case .segments(let count):
            "has \(count) \(count == 1 ? "segment" : "segments"); four are expected, 'opass-v1.EVENT_ID.ROLE.LOCALE'"
        case .event(let refusal):
            "has an event segment that \(refusal)"
        case .role(let refusal):
            "has a role segment that \(refusal)"
        case .locale:
            "has another locale segment than 'en' and 'zh-Hant', the two that are allowed"
        }
    }
}
