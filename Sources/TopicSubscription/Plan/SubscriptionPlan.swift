package import NotificationPayload

/// The next thing to do for an event, decided from values alone.
package enum SubscriptionPlan {
    /// One step towards the target.
    package enum Step: Sendable, Hashable {
        /// Nothing is left to do.
        case rest
        /// Write this first: nothing is known to be applied, and what a call may change is pending.
        case open(EventSubscription)
        /// Then make this call.
        case call(TopicCall)
    }

    /// The first that applies: rest, open, unsubscribe what is not wanted, subscribe what is.
    ///
    /// - Parameters:
    ///   - subscription: What the durable record says of the event.
    ///   - target: The topic that shall be subscribed; nil for none.
    ///   - registration: The registration of the moment.
    /// - Returns: The step.
    package static func next(
        _ subscription: EventSubscription, target: Topic?, registration: RegistrationDigest
    ) -> Step {
        let wanted = target.map { AppliedTopic(topic: $0, registration: registration) }
        if subscription.pending.isEmpty, subscription.applied == wanted { return .rest }

        var opened = subscription.topics
        if let target { opened.insert(target) }
        if subscription.applied != nil || opened != subscription.pending {
            return .open(EventSubscription(role: subscription.role, pending: opened))
        }
        if let unwanted = opened.subtracting(target.map { [$0] } ?? []).min() {
            return .call(TopicCall(.unsubscribe, unwanted))
        }
        return target.map { .call(TopicCall(.subscribe, $0)) } ?? .rest
    }

    /// What the record says of the event once a call has succeeded.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - subscription: What the durable record says of the event now.
    ///   - registration: The registration known when the call was *made*; nil when it is lost since. The subscription
    ///     may have run under a later one, and then it is made again.
    /// - Returns: What to write.
    package static func succeeded(
        _ call: TopicCall, _ subscription: EventSubscription, registration: RegistrationDigest?
    ) -> EventSubscription {
        var subscription = subscription
        subscription.pending.remove(call.topic)
        if call.action == .subscribe {
            subscription.applied = AppliedTopic(topic: call.topic, registration: registration)
        }
        return subscription
    }
}
