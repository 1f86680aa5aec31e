package import NotificationPayload

/// Which tickets are current: a version for each event, never used twice within a process.
package struct SignInLedger: Sendable, Hashable {
    private var versions: [EventID: Int] = [:]
    private var lastVersion = 0

    package init() {}

    /// Makes every ticket of the event stale.
    package mutating func changeVersion(of event: EventID) {
        lastVersion += 1
        versions[event] = lastVersion
    }

    /// A ticket that stays current until the event's version changes. Beginning with a new token changes it first.
    package mutating func ticket(for event: EventID, _ kind: SignInTicket.Kind) -> SignInTicket {
        if kind == .new { changeVersion(of: event) }
        return SignInTicket(event: event, kind: kind, version: versions[event] ?? 0)
    }

    /// Whether an answer with this ticket counts.
    package func isCurrent(_ ticket: SignInTicket) -> Bool {
        ticket.version == versions[ticket.event] ?? 0
    }

    /// What an answer means, before anything is written.
    package func verdict(on ticket: SignInTicket, _ answer: SignInAnswer) -> Verdict {
        guard isCurrent(ticket) else { return .nothing(.stale) }
        switch (answer, ticket.kind) {
        case (.unavailable, _):
            return .nothing(.unavailable)
        case (.confirmedInvalid, .new):
            return .nothing(.newTokenRefused)
        case (.confirmedInvalid, .held):
            return .change(role: nil, changesVersion: true, .signInEnded)
        case (.verified(let event, _), _) where event != ticket.event:
            return .nothing(.otherEvent(event))
        case (.verified(_, let role), let kind):
            return .change(role: role, changesVersion: kind == .new, .verified(role))
        }
    }

    /// What an answer means.
    package enum Verdict: Sendable, Hashable {
        /// Nothing changes, for this reason.
        case nothing(SignInOutcome)
        /// The role becomes this, by one durable write, and then the version may change.
        case change(role: Role?, changesVersion: Bool, SignInOutcome)
    }
}
