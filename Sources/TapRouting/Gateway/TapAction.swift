public import NotificationPayload

/// What an application shall do about a tap.
public enum TapAction: Sendable, Hashable {
    /// Open a link.
    case open(HTTPSLink, through: Opener)

    /// Show an event's announcements. Where another event is current, switch from it first; when the event cannot be
    /// loaded, stay on that one. A link that was refused is carried along, for the trace.
    case showAnnouncements(of: EventID, switchFrom: EventID?, refusedLink: RefusedLink?)

    /// Do nothing.
    case stay(StayReason)

    /// Who opens a link.
    public enum Opener: String, Sendable, Hashable {
        /// The system's opener.
        case system
        /// The application itself: the link is to one of its own hosts, and the system's opener would leave the
        /// application for the browser. Such a link can carry a sign-in token: ask before it is used.
        case app
    }
}

/// Why a tap does nothing.
public enum StayReason: Sendable, Hashable, CustomStringConvertible {
    /// The notification is not the gateway's.
    case notGatewayNotification(NotGatewayNotification)
    /// The person dismissed it.
    case dismissed
    /// The router has no mapping for the chosen action.
    case noMapping(action: String)
    /// The link is not opened, and the router was told to show nothing instead.
    case linkRefused(RefusedLink)

    /// The reason in words: lower case, no full stop, and nothing of the notification's text.
    public var description: String {
        switch self {
        case .notGatewayNotification(let reason): "not a gateway notification: \(reason)"
        case .dismissed: "dismissed"
        case .noMapping(let action): "no mapping for the action \"\(shortened(action))\""
        case .linkRefused(let reason): "link refused: \(reason)"
        }
    }

    private func shortened(_ action: String) -> String {
        let scalars = action.unicodeScalars.prefix(64).map { scalar in
            scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? "\u{FFFD}" : scalar
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
