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

    /// Looks after an event. While the SDK drains, the events depend on each other, so that it looks after all.
    package mutating func occasion(for event: EventID, effects: inout some SynchronizationEffects) {
        prepare(&effects)
        if owesOccasionForAll || !isDrained {
            occasionForAll(effects: &effects)
        } else {
            look(after: event, &effects)
        }
    }

    /// Starts the event's pass, or has the running one look again.
    private mutating func look(after event: EventID, _ effects: inout some SynchronizationEffects) {
        if let pass = passes[event], pass.state != .waiting {
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
        undrainedTopics.remove(answered.call.topic)
        if answered.isRepeated { isDrained = true }
        if !succeeded {
            stop(event, &effects)
        } else if !isDrained {
            advance(event, &effects)
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
            let step = SubscriptionPlan.next(subscription, target: target(of: event), registration: registration)
            if step == .rest { break }
            guard isDrained else { return drain(subscription, of: event, isRepeating, registration, &effects) }
            switch step {
            case .rest:
                break
            case .open(let opened):
                guard write(opened, for: event, &effects) == nil else { return stop(event, &effects) }
            case .call(let call):
                return make(call, registration, isRepeated: false, &effects)
            }
        }
        passes[event] = nil
    }

    /// Makes a call, and stamps it with the registration of the moment.
    mutating func make(
        _ call: TopicCall, _ registration: RegistrationDigest, isRepeated: Bool,
        _ effects: inout some SynchronizationEffects
    ) {
        passes[call.topic.event]?.state = .calling(
            SubscriptionPass.UnansweredCall(call: call, registration: registration, isRepeated: isRepeated))
        effects.make(call)
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
