/// The two calls of the messaging SDK that the synchronizer makes.
///
/// FirebaseMessaging's `Messaging` satisfies it in two lines. Both calls are made on the main actor; the completion may
/// come on any thread, late, or never.
@MainActor
public protocol TopicMessaging {
    /// Subscribes the installation to a topic, such as `opass-v1.SITCON_2027.audience.en`.
    func subscribe(toTopic topic: String, completion: @escaping @Sendable ((any Error)?) -> Void)

    /// Unsubscribes the installation from a topic.
    func unsubscribe(fromTopic topic: String, completion: @escaping @Sendable ((any Error)?) -> Void)
}
