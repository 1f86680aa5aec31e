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
    }

    /// Makes a notification from its parts.
    public init(eventID: EventID, pushID: PushID, link: Link = .absent, title: String? = nil, body: String? = nil) {
        self.eventID = eventID
        self.pushID = pushID
        self.link = link
        self.title = title
        self.body = body
    }
}
