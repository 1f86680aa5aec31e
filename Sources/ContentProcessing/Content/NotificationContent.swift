/// What a notification shows and carries: a value that mirrors the platform's content object.
///
/// https://developer.apple.com/documentation/usernotifications/unnotificationcontent
public struct NotificationContent: Sendable, Hashable {
    /// The first line; empty where there is none.
    public var title: String
    /// The second line; empty where there is none.
    public var subtitle: String
    /// The text; empty where there is none.
    public var body: String
    /// The number on the app's icon: nil leaves it as it is, 0 removes it.
    public var badge: Int?
    /// The sound; nil is silence.
    public var sound: NotificationSound?
    /// Groups notifications; empty where there is no group.
    public var threadIdentifier: String
    /// The category whose actions are offered; empty where there is none.
    public var categoryIdentifier: String
    /// Which scene or window a tap brings forward; nil where the payload names none.
    public var targetContentIdentifier: String?
    /// How much it may interrupt.
    public var interruptionLevel: InterruptionLevel
    /// The order within a summary, from 0 to 1.
    public var relevanceScore: Double
    /// What the payload held.
    public var userInfo: UserInfo
    /// Files that are shown with it.
    public var attachments: [ContentAttachment]
    /// Who it comes from, where it is a communication notification.
    public var sender: CommunicationPlan?

    /// Takes the parts as they are.
    public init(
        title: String = "", subtitle: String = "", body: String = "", badge: Int? = nil,
        sound: NotificationSound? = nil, threadIdentifier: String = "", categoryIdentifier: String = "",
        targetContentIdentifier: String? = nil, interruptionLevel: InterruptionLevel = .active,
        relevanceScore: Double = 0, userInfo: UserInfo = UserInfo(), attachments: [ContentAttachment] = [],
        sender: CommunicationPlan? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.badge = badge
        self.sound = sound
        self.threadIdentifier = threadIdentifier
        self.categoryIdentifier = categoryIdentifier
        self.targetContentIdentifier = targetContentIdentifier
        self.interruptionLevel = interruptionLevel
        self.relevanceScore = relevanceScore
        self.userInfo = userInfo
        self.attachments = attachments
        self.sender = sender
    }

    /// Whether a person would see a text: title, subtitle or body has a visible character.
    ///
    /// The system ignores content without alert text and shows the original instead.
    public var hasVisibleText: Bool {
        title.hasVisibleCharacter || subtitle.hasVisibleCharacter || body.hasVisibleCharacter
    }
}

extension NotificationContent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Lengths and counts only, so that no message ends up in a log.
    public var description: String {
        "NotificationContent(title: \(title.count), subtitle: \(subtitle.count), body: \(body.count) characters, "
            + "\(attachments.count) attachments, \(sender == nil ? "no sender" : "a sender"))"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// A mirror without children, so that `dump` shows nothing either.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
