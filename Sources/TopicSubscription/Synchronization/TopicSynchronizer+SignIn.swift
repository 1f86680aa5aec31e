public import NotificationPayload

extension TopicSynchronizer {
    /// Call before the event service is asked about a token that is offered for signing in. Every earlier ticket of the
    /// event becomes stale.
    public func beginSignIn(to event: EventID) -> SignInTicket {
        decide { synchronization, _ in synchronization.ticket(for: event, .new) }
    }

    /// Call before the event service is asked about the credential in use: at a reload, or after
    /// ``credentialReplaced(for:)``.
    public func beginCheck(ofSignInTo event: EventID) -> SignInTicket {
        decide { synchronization, _ in synchronization.ticket(for: event, .held) }
    }

    /// A token that another device synced has replaced the credential in use. Answers about the earlier one no longer
    /// count; the verified role stays until the new one is checked.
    public func credentialReplaced(for event: EventID) {
        decide { synchronization, _ in synchronization.credentialReplaced(for: event) }
    }

    /// Takes the event service's answer, of whatever kind: failures too, because they count no longer than successes.
    ///
    /// - Parameters:
    ///   - ticket: What was begun before the service was asked.
    ///   - answer: What the service said, in the app's reading.
    ///   - change: The app's own change, such as storing the attendee and the token. It runs within this call, for
    ///     ``SignInOutcome/verified(_:)`` and ``SignInOutcome/signInEnded`` only, once the role is written. What the
    ///     app stores elsewhere than in here could be overwritten by an answer that no longer counts.
    /// - Returns: What it led to.
    @discardableResult
    public func accept(
        _ ticket: SignInTicket, _ answer: SignInAnswer, change: (SignInOutcome) -> Void = { _ in }
    ) -> SignInOutcome {
        let outcome = decide { $0.accept(ticket, answer, effects: &$1) }
        switch outcome {
        case .verified, .signInEnded:
            change(outcome)
            decide { $0.occasion(for: ticket.event, effects: &$1) }
        case .newTokenRefused, .otherEvent, .unavailable, .stale, .notWritten:
            decide { $0.occasionIfOwed(effects: &$1) }
        }
        return outcome
    }

    /// The service verified a token: ``accept(_:_:change:)`` with ``SignInAnswer/verified(event:role:)``.
    @discardableResult
    public func signedIn(
        with ticket: SignInTicket, to event: EventID, as role: Role, change: (SignInOutcome) -> Void = { _ in }
    ) -> SignInOutcome {
        accept(ticket, .verified(event: event, role: role), change: change)
    }

    /// The person signs out of an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - change: The app's own change, such as removing the token. It runs within this call, once the sign-out is
    ///     written.
    /// - Throws: What kept the sign-out from being written. Then it has not happened, and `change` has not run.
    public func signedOut(of event: EventID, change: () -> Void = {}) throws(StoreFailure) {
        if let failure = decide({ $0.signOut(of: event, effects: &$1) }) {
            decide { $0.occasionIfOwed(effects: &$1) }
            throw failure
        }
        change()
        decide { $0.occasion(for: event, effects: &$1) }
    }
}
