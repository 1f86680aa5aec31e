/// What routing needs of a notification of the OPass Push Gateway, typed.
///
/// It exists exactly when `event_id` and `push_id` meet the routing minimum, whatever else an inspection finds.
public struct GatewayNotification: Sendable, Hashable {
    /// The event whose announcement it is. It steers navigation only; it proves neither sign-in nor role.
    public let eventID: EventID

    /// The correlation key of the send.
    public let pushID: PushID

    /// What stands in `uri`.
    public let link: Link

    /// The organiser's name, or nil where there is none.
    public let title: String?

    /// The text of the announcement, or nil where there is none.
    public let body: String?

    /// What a notification says about a link.
    public enum Link: Sendable, Hashable {
        /// There is no `uri`.
        case absent
        /// A link that may be opened.
        case accepted(HTTPSLink)
        /// A `uri` that is never opened.
        case refused(RefusedLink)
    }

    /// Makes a notification from its parts.
    public init(eventID: EventID, pushID: PushID, link: Link = .absent, title: String? = nil, body: String? = nil) {
        self.eventID = eventID
        self.pushID = pushID
        self.link = link
        self.title = title
        self.body = body
    }

    /// Reads a notification from the fields of a payload, wherever they came from.
    ///
    /// - Throws: The first field that keeps the payload from being the gateway's.
    public init(_ fields: DeliveredFields) throws(NotGatewayNotification) {
        eventID = try Self.eventID(fields["event_id"])
        pushID = try Self.pushID(fields["push_id"])
        link = Link(fields["uri"])
        title = fields.title.text
        body = fields.body.text
    }

    private static func eventID(_ field: PayloadField) throws(NotGatewayNotification) -> EventID {
        guard field.exists else { throw .eventIDMissing }
        guard let text = field.text else { throw .eventIDNotText }
        do {
            return try EventID(text)
        } catch {
            throw .eventIDRefused(error)
        }
    }

    private static func pushID(_ field: PayloadField) throws(NotGatewayNotification) -> PushID {
        guard field.exists else { throw .pushIDMissing }
        guard let text = field.text else { throw .pushIDNotText }
        do {
            return try PushID(text)
        } catch {
            throw .pushIDRefused(error)
        }
    }
}

/// Why a `uri` is not opened.
public enum RefusedLink: Sendable, Hashable, CustomStringConvertible {
    /// It is no string.
    case notText
    /// It breaks the link policy.
    case policy(LinkRefusal)

    /// The reason in words: lower case, no full stop, and nothing of the link's path or query.
    public var description: String {
        switch self {
        case .notText: "\"uri\" is not a string"
        case .policy(let refusal): refusal.message(naming: "uri")
        }
    }
}

/// Why a payload is no notification of the gateway, and by which field.
public enum NotGatewayNotification: Error, Sendable, Hashable, CustomStringConvertible {
    case eventIDMissing
    case eventIDNotText
    case eventIDRefused(IdentifierRefusal)
    case pushIDMissing
    case pushIDNotText
    case pushIDRefused(IdentifierRefusal)

    /// The field.
    public var field: String {
        switch self {
        case .eventIDMissing, .eventIDNotText, .eventIDRefused: "event_id"
        case .pushIDMissing, .pushIDNotText, .pushIDRefused: "push_id"
        }
    }

    /// The reason in words: lower case, no full stop.
    public var description: String {
        switch self {
        case .eventIDMissing, .pushIDMissing: "\"\(field)\" is missing"
        case .eventIDNotText, .pushIDNotText: "\"\(field)\" is not a string"
        case .eventIDRefused(let refusal), .pushIDRefused(let refusal): "\"\(field)\" \(refusal)"
        }
    }
}

extension GatewayNotification.Link {
    /// What a `uri` field holds.
    init(_ field: PayloadField) {
        guard field.exists else {
            self = .absent
            return
        }
        guard let text = field.text else {
            self = .refused(.notText)
            return
        }
        do {
            self = .accepted(try HTTPSLink(text))
        } catch {
            self = .refused(.policy(error))
        }
    }
}
