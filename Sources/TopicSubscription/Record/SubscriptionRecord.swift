public import NotificationPayload

/// The durable record of all events. One file holds it, and one atomic write replaces it.
public struct SubscriptionRecord: Sendable, Hashable {
    private var subscriptions: [EventID: EventSubscription] = [:]

    /// A record of no event.
    public init() {}

    /// What is remembered of an event; empty when that is nothing. An event that becomes empty leaves the record.
    public subscript(event: EventID) -> EventSubscription {
        get { subscriptions[event] ?? EventSubscription() }
        set { subscriptions[event] = newValue.isEmpty ? nil : newValue }
    }

    /// The events of which something is remembered, in the order of their ids.
    public var events: [EventID] { subscriptions.keys.sorted() }

    /// The pending topics of all events.
    var pendingTopics: Set<Topic> { subscriptions.values.reduce(into: []) { $0.formUnion($1.pending) } }

    /// The record as it must be read when another installation wrote it. It is suspected, not thrown away, because
    /// the messaging SDK's own queue may have been restored with it.
    var suspected: SubscriptionRecord { map(\.suspected) }

    /// The record after the registration was unregistered: what was applied is applied under a lost registration.
    var withRegistrationLost: SubscriptionRecord {
        map { subscription in
            var subscription = subscription
            subscription.applied?.registration = nil
            return subscription
        }
    }

    private func map(_ change: (EventSubscription) -> EventSubscription) -> SubscriptionRecord {
        var record = SubscriptionRecord()
        for (event, subscription) in subscriptions { record[event] = change(subscription) }
        return record
    }
}
