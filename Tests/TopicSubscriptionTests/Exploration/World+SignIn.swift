import NotificationPayload
import TopicSubscription

extension ModelEffects {
    /// Sign-ins, sign-outs and the answers about them, held against sentences 7 to 11.
    mutating func signIn(_ action: Action, process: inout TopicSynchronization) throws(Violation) {
        switch action {
        case .begin(let event, let kind):
            if kind == .new { world.makeStale(event) }
            world.owed.append(World.OwedAnswer(ticket: process.ticket(for: event, kind)))
        case .replaceCredential(let event):
            process.credentialReplaced(for: event)
            world.makeStale(event)
        case .signOut(let event):
            intended = (event, nil)
            let failure = process.signOut(of: event, effects: &self)
            intended = nil
            guard !hasDied else { return }
            guard failure == nil else { return process.occasionIfOwed(effects: &self) }
            guard world.verified[event] == nil else { throw Violation("sentence 11", "a sign-out is not written") }
            world.makeStale(event)
            occasions = [event]
            process.occasion(for: event, effects: &self)
        case .answer(let index, let answer):
            try take(answer, to: world.owed.remove(at: index), &process)
        default:
            return
        }
    }

    private mutating func take(
        _ answer: Action.Answer, to owed: World.OwedAnswer, _ process: inout TopicSynchronization
    ) throws(Violation) {
        let event = owed.ticket.event
        let before = process
        let verifiedBefore = world.verified
        intended = owed.isStale ? nil : intendedRole(answer, owed.ticket)
        let outcome = process.accept(owed.ticket, signInAnswer(answer, for: event), effects: &self)
        let mayChange = intended != nil
        intended = nil
        if !mayChange {
            guard process == before, writeCount + callCount == 0 else {
                let law = owed.isStale ? "law 4" : answer == .unavailable ? "law 5" : "sentence 10"
                throw Violation(law, "the answer \(answer) changes something: \(outcome)")
            }
        }
        guard !hasDied else { return }
        switch outcome {
        case .verified, .signInEnded:
            guard mayChange else { throw Violation("law 4", "the app is told to change its own state: \(outcome)") }
            guard world.verified[event] == intendedRole(answer, owed.ticket)?.role else {
                throw Violation("sentence 11", "the app is told of a change that is not written: \(outcome)")
            }
            if owed.ticket.kind == .new || answer == .confirmedInvalid { world.makeStale(event) }
            occasions = [event]
            process.occasion(for: event, effects: &self)
        case .notWritten:
            guard world.verified == verifiedBefore else {
                throw Violation("sentence 11", "a change is written, and reported as not written")
            }
            process.occasionIfOwed(effects: &self)
        case .newTokenRefused, .otherEvent, .unavailable, .stale:
            guard !mayChange else { throw Violation("sentence 9", "a current answer is not taken: \(outcome)") }
        }
    }

    /// The change that a current answer makes; nil for none.
    private func intendedRole(_ answer: Action.Answer, _ ticket: SignInTicket) -> (event: EventID, role: Role?)? {
        switch (answer, ticket.kind) {
        case (.verified(let role), _): (ticket.event, role)
        case (.confirmedInvalid, .held): (ticket.event, nil)
        case (.confirmedInvalid, .new), (.otherEvent, _), (.unavailable, _): nil
        }
    }

    private func signInAnswer(_ answer: Action.Answer, for event: EventID) -> SignInAnswer {
        switch answer {
        case .verified(let role): .verified(event: event, role: role)
        case .confirmedInvalid: .confirmedInvalid
        case .unavailable: .unavailable
        case .otherEvent: Self.otherEvent.map { .verified(event: $0, role: scope.roles[0]) } ?? .unavailable
        }
    }

    private static let otherEvent = try? EventID("another-event")
}
