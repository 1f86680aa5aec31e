package import NotificationPayload

/// Every decision of the synchronizer, as a value: what it knows in this process, and what it does about each event.
///
/// It draws no clock and touches nothing; all that happens outside happens through ``SynchronizationEffects``. The
/// synchronizer and the exploration of its laws run this very code.
package struct TopicSynchronization: Sendable, Hashable {
    /// The durable record as last written; nil until it could be read.
    package private(set) var record: SubscriptionRecord?

    /// Which sign-in tickets are current.
    package private(set) var ledger = SignInLedger()

    /// The locale of the language that the app shows.
    package private(set) var locale: PushLocale

    /// The registration of the moment, under the mark of the loaded record.
    package private(set) var registration: RegistrationDigest?

    /// Whether this process has handed an APNs token to the SDK.
    package private(set) var hasHandedOnToken = false

    /// Whether the SDK has worked off what it restored at launch: nothing was pending when the record was loaded, or a
    /// repeated call has been answered since.
    ///
    /// The SDK restores its queue but no place in it, so a new call can overtake restored ones: the first of a process,
    /// and any that comes while the SDK goes on from one batch to the next. Until it is drained there is therefore one
    /// call at a time, and the success of the first changes nothing. When the same call, made again at rest, is
    /// answered, everything restored has run before it.
    package private(set) var isDrained = false

    /// Whether an unregistration is not in the record yet.
    package private(set) var hasUnwrittenLoss = false

    /// The events on their way.
    package private(set) var passes: [EventID: SubscriptionPass] = [:]

    /// The registration as it was reported, until the record is there to make a digest for.
    private var reported: Registration?

    /// Whether something became known that is an occasion for all events, and none has followed yet.
    package private(set) var owesOccasionForAll = false

    package init(locale: PushLocale) {
        self.locale = locale
    }

    /// The topic that shall be subscribed for an event, or none without a verified role. Read anew at every step.
    package func target(of event: EventID) -> Topic? {
        guard let role = record?[event].role else { return nil }
        return Topic(event: event, role: role, locale: locale)
    }
}

// MARK: The record

extension TopicSynchronization {
    /// Reads the record if that has not succeeded yet, and writes an unregistration that could not be written before.
    mutating func prepare(_ effects: inout some SynchronizationEffects) {
        load(&effects)
        guard hasUnwrittenLoss, let record else { return }
        let changed = record.withRegistrationLost
        guard changed == record || write(changed, &effects) == nil else { return }
        hasUnwrittenLoss = false
        owesOccasionForAll = true
    }

    private mutating func load(_ effects: inout some SynchronizationEffects) {
        guard record == nil else { return }
        do throws(StoreFailure) {
            let loaded = try effects.load()
            var record = loaded.record
            switch loaded.origin {
            case .ours:
                break
            case .foreign:
                record = record.suspected
                effects.notice(.foreignRecordSuspected)
            case .damaged(let file):
                record = record.suspected
                effects.notice(.damagedRecordSetAside(file: file))
            }
            if loaded.origin != .ours { try effects.save(record) }
            self.record = record
            isDrained = record.isConverged
            registration = reported.flatMap(effects.digest)
            owesOccasionForAll = true
        } catch {
            effects.notice(.recordNotLoaded(error))
        }
    }

    /// Writes, and only then changes what is in memory.
    private mutating func write(
        _ changed: SubscriptionRecord, _ effects: inout some SynchronizationEffects
    ) -> StoreFailure? {
        do throws(StoreFailure) {
            try effects.save(changed)
            record = changed
            return nil
        } catch {
            effects.notice(.recordNotWritten(error))
            return error
        }
    }

    private mutating func write(
        _ subscription: EventSubscription, for event: EventID, _ effects: inout some SynchronizationEffects
    ) -> StoreFailure? {
        guard var changed = record else { return .notLoaded }
        changed[event] = subscription
        return changed == record ? nil : write(changed, &effects)
    }
}

// MARK: Sign-ins

extension TopicSynchronization {
    /// A ticket for asking the event service.
    package mutating func ticket(for event: EventID, _ kind: SignInTicket.Kind) -> SignInTicket {
        ledger.ticket(for: event, kind)
    }

    /// A token that another device synced has replaced the credential in use.
    package mutating func credentialReplaced(for event: EventID) {
        ledger.changeVersion(of: event)
    }

    /// Checks the ticket, writes, and changes what is in memory. A change is no occasion yet: the app's own change
    /// comes first.
    package mutating func accept(
        _ ticket: SignInTicket, _ answer: SignInAnswer, effects: inout some SynchronizationEffects
    ) -> SignInOutcome {
        switch ledger.verdict(on: ticket, answer) {
        case .nothing(let outcome):
            return outcome
        case .change(let role, let changesVersion, let outcome):
            if let failure = setRole(role, of: ticket.event, &effects) { return .notWritten(failure) }
            if changesVersion { ledger.changeVersion(of: ticket.event) }
            return outcome
        }
    }

    /// Ends the sign-in; a failure means that it has not happened.
    package mutating func signOut(
        of event: EventID, effects: inout some SynchronizationEffects
    ) -> StoreFailure? {
        if let failure = setRole(nil, of: event, &effects) { return failure }
        ledger.changeVersion(of: event)
        return nil
    }

    private mutating func setRole(
        _ role: Role?, of event: EventID, _ effects: inout some SynchronizationEffects
    ) -> StoreFailure? {
        prepare(&effects)
        guard var subscription = record?[event] else { return .notLoaded }
        subscription.role = role
        return write(subscription, for: event, &effects)
    }
}

// MARK: What becomes known

extension TopicSynchronization {
    /// This process has handed an APNs token to the SDK.
    package mutating func tokenHandedOn() {
        hasHandedOnToken = true
    }

    /// The app shows another language.
    package mutating func localeChanged(to locale: PushLocale) {
        self.locale = locale
    }

    /// The SDK reported its registration.
    package mutating func registrationReported(
        _ registration: Registration, effects: inout some SynchronizationEffects
    ) {
        reported = registration
        self.registration = record == nil ? nil : effects.digest(of: registration)
    }

    /// The SDK has unregistered: nothing is subscribed under that registration any more, even if it comes back.
    package mutating func unregistered(effects: inout some SynchronizationEffects) {
        reported = nil
        registration = nil
        hasUnwrittenLoss = true
        for event in passes.keys {
            guard case .calling(var unanswered) = passes[event]?.state else { continue }
            unanswered.registration = nil
            passes[event]?.state = .calling(unanswered)
        }
        prepare(&effects)
    }
}

// MARK: Passes

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

extension StoreFailure {
    /// A change before the record could be read.
    static let notLoaded = StoreFailure(.read, file: "the record", reason: "it has not been read yet")
}
