package import NotificationPayload

extension TopicSynchronization {
    /// Whether anything may be opened or called.
    private var currentRegistration: RegistrationDigest? {
        guard hasHandedOnToken, record != nil, !hasUnwrittenLoss else { return nil }
        return registration
    }

    /// Looks after every event in the record, signed in or not.
    package mutating func occasionForAll(effects: inout some SynchronizationEffects) {
        prepare(&effects)
        owesOccasionForAll = false
        for event in record?.events ?? [] { look(after: event, &effects) }
    }

    /// Looks after every event when something became known that concerns them all, and nothing has followed from it.
    package mutating func occasionIfOwed(effects: inout some SynchronizationEffects) {
        if owesOccasionForAll { occasionForAll(effects: &effects) }
    }

    /// Looks after an event.
    package mutating func occasion(for event: EventID, effects: inout some SynchronizationEffects) {
        prepare(&effects)
        if owesOccasionForAll {
            occasionForAll(effects: &effects)
        } else {
            look(after: event, &effects)
        }
    }

    /// Starts the event's pass, or has the running one look again.
    private mutating func look(after event: EventID, _ effects: inout some SynchronizationEffects) {
        if passes[event] != nil {
            passes[event]?.hasNewOccasion = true
        } else {
            advance(event, &effects)
        }
    }

    /// The SDK has answered the call of an event. An answer to no call is ignored.
    package mutating func answered(
        _ event: EventID, succeeded: Bool, effects: inout some SynchronizationEffects
    ) {
        guard case .calling(let answered) = passes[event]?.state else { return }
        if answered.isRepeated { isDrained = true }
        if !succeeded {
            stop(event, &effects)
        } else if !isDrained {
            passes[event]?.state = .pausing
            effects.pause(event)
        } else {
            let subscription = SubscriptionPlan.succeeded(
                answered.call, record?[event] ?? EventSubscription(), registration: answered.registration)
            if write(subscription, for: event, &effects) == nil {
                advance(event, &effects)
            } else {
                stop(event, &effects)
            }
        }
        advanceWaiting(&effects)
    }

    /// The pause of an event is over.
    package mutating func resumed(_ event: EventID, effects: inout some SynchronizationEffects) {
        guard passes[event]?.state == .pausing else { return }
        advance(event, isRepeating: true, &effects)
        advanceWaiting(&effects)
    }

    /// Takes steps until a call is unanswered, or nothing is left to do, or nothing may be done.
    private mutating func advance(
        _ event: EventID, isRepeating: Bool = false, _ effects: inout some SynchronizationEffects
    ) {
        passes[event] = SubscriptionPass(state: .waiting)
        while let registration = currentRegistration, let subscription = record?[event] {
            switch SubscriptionPlan.next(subscription, target: target(of: event), registration: registration) {
            case .rest:
                passes[event] = nil
                return
            case .open(let opened):
                guard write(opened, for: event, &effects) == nil else { return stop(event, &effects) }
            case .call(let call):
                guard mayCall(for: event) else { return }
                passes[event]?.state = .calling(
                    SubscriptionPass.UnansweredCall(call: call, registration: registration, isRepeated: isRepeating))
                return effects.make(call)
            }
        }
        passes[event] = nil
    }

    /// Until the SDK has worked off what it restored, there is one call at a time.
    private func mayCall(for event: EventID) -> Bool {
        isDrained || passes.allSatisfy { $0.key == event || $0.value.state == .waiting }
    }

    /// Goes on with the events that waited for another one's call.
    private mutating func advanceWaiting(_ effects: inout some SynchronizationEffects) {
        for event in passes.keys.sorted() where passes[event]?.state == .waiting && mayCall(for: event) {
            advance(event, &effects)
        }
    }

    /// Ends a pass. An occasion that came since its last step starts it again at once, but once only.
    private mutating func stop(_ event: EventID, _ effects: inout some SynchronizationEffects) {
        let startsAgain = passes[event]?.hasNewOccasion == true
        passes[event] = nil
        if startsAgain { advance(event, &effects) }
    }
}
