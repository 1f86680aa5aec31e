public import NotificationPayload

/// What a stage wants changed in a notification's content: a patch, so that it cannot undo what another stage did.
public struct ContentEdit: Sendable, Hashable {
    /// The first line.
    public var title = Change<String>.keep
    /// The second line.
    public var subtitle = Change<String>.keep
    /// The text.
    public var body = Change<String>.keep
    /// The number on the app's icon.
    public var badge = Change<Int?>.keep
    /// The sound.
    public var sound = Change<NotificationSound?>.keep
    /// The group.
    public var threadIdentifier = Change<String>.keep
    /// The category.
    public var categoryIdentifier = Change<String>.keep
    /// The scene or window of a tap.
    public var targetContentIdentifier = Change<String?>.keep
    /// How much it may interrupt.
    public var interruptionLevel = Change<InterruptionLevel>.keep
    /// The order within a summary. Values outside 0 to 1 are brought to the nearer end; not-a-number is ignored.
    public var relevanceScore = Change<Double>.keep
    /// Members that are added to the user info, or replace those of the same key.
    public var userInfo: [String: PayloadValue] = [:]
    /// Files that are added, or replace those of the same identifier.
    public var attachments: [ContentAttachment] = []
    /// Who it comes from.
    public var sender = Change<CommunicationPlan?>.keep

    /// An edit that changes nothing.
    public init() {}

    /// Whether it changes nothing.
    public var isEmpty: Bool { self == ContentEdit() }
}

extension ContentEdit {
    /// The content with this edit.
    ///
    /// An edit that would leave a notification without visible text, where there was some, leaves title, subtitle and
    /// body alone: the system would not show such content. The rest of the edit is made.
    public func applied(to content: NotificationContent) -> NotificationContent {
        var edited = content
        title.apply(to: &edited.title)
        subtitle.apply(to: &edited.subtitle)
        body.apply(to: &edited.body)
        if content.hasVisibleText && !edited.hasVisibleText {
            edited.title = content.title
            edited.subtitle = content.subtitle
            edited.body = content.body
        }
        badge.apply(to: &edited.badge)
        sound.apply(to: &edited.sound)
        threadIdentifier.apply(to: &edited.threadIdentifier)
        categoryIdentifier.apply(to: &edited.categoryIdentifier)
        targetContentIdentifier.apply(to: &edited.targetContentIdentifier)
        interruptionLevel.apply(to: &edited.interruptionLevel)
        if case .set(let score) = relevanceScore, !score.isNaN {
            edited.relevanceScore = min(max(score, 0), 1)
        }
        edited.userInfo.members.merge(userInfo) { $1 }
        for attachment in attachments {
            if let place = edited.attachments.firstIndex(where: { $0.identifier == attachment.identifier }) {
                edited.attachments[place] = attachment
            } else {
                edited.attachments.append(attachment)
            }
        }
        sender.apply(to: &edited.sender)
        return edited
    }
}

/// What happens to one part of a content.
public enum Change<Value: Sendable & Hashable>: Sendable, Hashable {
    /// It stays as it is.
    case keep
    /// It becomes this.
    case set(Value)

    func apply(to value: inout Value) {
        if case .set(let new) = self { value = new }
    }
}
