package import NotificationPayload

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
