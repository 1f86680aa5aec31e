import NotificationPayload

/// The SDK restores its queue of batches at a launch, but no place in it: a call runs before the restored batches when
/// none is running, together with the last batch when that has the same action. That is so for the first call of a
/// process, and for any that comes between two batches. The success of such a call says nothing, because a restored
/// operation can still undo it.
///
/// So the passes drain the SDK first, one call at a time. Every topic that was pending at the load is unsubscribed, and
/// nothing else is called. When each has been answered, whatever the answer, a batch that was run before its turn is
/// empty. After a pause the SDK works in order, so that one more unsubscription comes after everything restored: with
/// its answer the SDK is drained. All of it is covered by what is pending, and the success of the last call counts.
///
/// What remains is the moment between two restored batches: should the pause end in it, the last call overtakes what is
/// left. One call at a time keeps such moments few.
extension TopicSynchronization {
    /// The next step of an event that has something to do while the SDK is not drained.
    mutating func drain(
        _ subscription: EventSubscription, of event: EventID, _ isRepeating: Bool, _ registration: RegistrationDigest,
        _ effects: inout some SynchronizationEffects
    ) {
        guard mayCall(for: event) else { return }
        if let topic = subscription.pending.intersection(undrainedTopics).min() {
            make(TopicCall(.unsubscribe, topic), registration, isRepeated: false, &effects)
        } else if undrainedTopics.isEmpty, let topic = subscription.pending.min() {
            if isRepeating {
                make(TopicCall(.unsubscribe, topic), registration, isRepeated: true, &effects)
            } else {
                passes[event]?.state = .pausing
                effects.pause(event)
            }
        }
    }

    /// Whether no other event has a call or a pause, or they need not wait for each other.
    func mayCall(for event: EventID) -> Bool {
        isDrained || passes.allSatisfy { $0.key == event || $0.value.state == .waiting }
    }
}
