public import NotificationPayload

/// Decides what a tap on a notification of the gateway does.
///
/// A small value over plain data: it navigates nothing, remembers nothing, and answers for every tap. What the
/// application knows besides, such as which events exist, never changes the action.
///
/// ```swift
/// let router = TapRouter(ownHosts: ["opass.app"])
/// switch router.action(for: tap, currentEvent: model.event) {
/// case .open(let link, through: .system): openURL(link)
/// case .open(let link, through: .app): model.handle(link)
/// case .showAnnouncements(of: let event, _, _): model.showAnnouncements(of: event)
/// case .stay: break
/// }
/// ```
public struct TapRouter: Sendable, Hashable {
    /// What a link that is not opened leads to.
    public enum RefusedLinkPolicy: String, Sendable, Hashable, CaseIterable {
        /// The announcements of the event.
        case showAnnouncements
        /// Nothing.
        case stay
    }

    /// What a chosen action or a reply does.
    public enum ActionMapping: String, Sendable, Hashable, CaseIterable {
        /// The same as opening the notification.
        case open
    }

    /// The hosts whose links are handed to the application: whole host names in ASCII, compared without regard to
    /// letter case. No name stands for others below it.
    public var ownHosts: [String]

    /// What a link that is not opened leads to.
    public var refusedLink: RefusedLinkPolicy

    /// What each action identifier does; an identifier without a mapping does nothing. Compared byte for byte.
    public var mappings: [String: ActionMapping]

    /// Makes a router; without arguments, the gateway's.
    public init(
        ownHosts: [String] = [], refusedLink: RefusedLinkPolicy = .showAnnouncements,
        mappings: [String: ActionMapping] = [:]
    ) {
        self.ownHosts = ownHosts
        self.refusedLink = refusedLink
        self.mappings = mappings
    }

    /// What a tap does.
    ///
    /// - Parameters:
    ///   - tap: The tap; every one has an answer.
    ///   - currentEvent: The event that the application is at, or none.
    /// - Returns: The action, the same from every origin.
    public func action(for tap: NotificationTap, currentEvent: EventID?) -> TapAction {
        switch tap.response {
        case .dismissed:
            return .stay(.dismissed)
        case .action(let identifier), .reply(let identifier, _):
            if mapping(of: identifier) == nil { return .stay(.noMapping(action: identifier)) }
        case .opened:
            break
        }
        switch tap.notification {
        case .failure(let reason):
            return .stay(.notGatewayNotification(reason))
        case .success(let notification):
            return action(for: notification, currentEvent: currentEvent)
        }
    }

    private func mapping(of identifier: String) -> ActionMapping? {
        // Two identifiers that only look alike are two; a dictionary would take them for one.
        for (name, mapping) in mappings where name.isExactly(identifier) { return mapping }
        return nil
    }

    private func action(for notification: GatewayNotification, currentEvent: EventID?) -> TapAction {
        let refused: RefusedLink?
        switch notification.link {
        case .accepted(let link):
            return .open(link, through: link.hasHost(among: ownHosts) ? .app : .system)
        case .refused(let reason):
            guard refusedLink == .showAnnouncements else { return .stay(.linkRefused(reason)) }
            refused = reason
        case .absent:
            refused = nil
        }
        let event = notification.eventID
        return .showAnnouncements(
            of: event, switchFrom: currentEvent == event ? nil : currentEvent, refusedLink: refused)
    }

    /// How a notification that arrives in the foreground is shown: in the list, as a banner, with the default sound.
    ///
    /// - Returns: Nil for a notification that is not the gateway's: the application decides about those.
    public func presentation(
        for notification: Result<GatewayNotification, NotGatewayNotification>
    ) -> ForegroundPresentation? {
        switch notification {
        case .success: .gateway
        case .failure: nil
        }
    }
}

/// How a notification is shown while the application is on screen.
public struct ForegroundPresentation: OptionSet, Sendable, Hashable {
    /// A bit for each part.
    public let rawValue: Int

    /// Makes a presentation from its bits; unknown ones are kept and mean nothing.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It appears in the notification centre.
    public static let list = ForegroundPresentation(rawValue: 1)
    /// It appears as a banner.
    public static let banner = ForegroundPresentation(rawValue: 2)
    /// Its sound is played.
    public static let sound = ForegroundPresentation(rawValue: 4)

    /// What the gateway's contract asks for.
    public static let gateway: ForegroundPresentation = [.list, .banner, .sound]

    /// The names of the parts, in the order list, banner, sound.
    public var names: [String] {
        var names: [String] = []
        if contains(.list) { names.append("list") }
        if contains(.banner) { names.append("banner") }
        if contains(.sound) { names.append("sound") }
        return names
    }
}
