public import NotificationPayload

/// A call to the messaging SDK.
public struct TopicCall: Sendable, Hashable, CustomStringConvertible {
    /// What a call does with its topic.
    public enum Action: String, Sendable, Hashable {
        case subscribe
        case unsubscribe
    }

    /// Whether the topic is subscribed or unsubscribed.
    public let action: Action

    /// The topic.
    public let topic: Topic

    /// Names a call.
    public init(_ action: Action, _ topic: Topic) {
        self.action = action
        self.topic = topic
    }

    /// The action and the topic, such as `subscribe opass-v1.SITCON_2027.audience.en`.
    public var description: String { "\(action.rawValue) \(topic)" }
}
