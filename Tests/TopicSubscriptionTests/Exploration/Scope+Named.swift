import NotificationPayload
import TopicSubscription

extension Scope {
    /// One event with two roles and two locales, and everything that can happen to it.
    static func oneEvent() throws(IdentifierRefusal) -> Scope {
        Scope(
            name: "one event", events: [try EventID("SITCON_2027")], roles: [try Role("audience"), try Role("staff")],
            locales: PushLocale.allCases)
    }

    /// Two events, whose calls share the SDK's queue.
    static func twoEvents() throws(IdentifierRefusal) -> Scope {
        var scope = try oneEvent()
        scope.name = "two events"
        scope.events.append(try EventID("COSCUP_2026"))
        scope.queueLimit = 3
        return scope
    }

    /// One event with three answers outstanding at a time, where nothing else goes wrong.
    static func signIns() throws(IdentifierRefusal) -> Scope {
        var scope = try oneEvent()
        scope.name = "sign-ins"
        scope.locales = [.english]
        scope.ticketLimit = 3
        scope.hasCrashes = false
        scope.hasRestores = false
        scope.hasUnreadableRecords = false
        scope.hasUnregistration = false
        scope.changesRegistration = false
        scope.hasLostAnswers = false
        return scope
    }

    /// Two events after restarts, with a long queue, where nothing else goes wrong.
    static func restarts() throws(IdentifierRefusal) -> Scope {
        var scope = try twoEvents()
        scope.name = "restarts"
        scope.roles = [try Role("audience")]
        scope.locales = [.english]
        scope.onlyRestarts()
        return scope
    }

    /// One event with all its topics after restarts, with a long queue, where nothing else goes wrong.
    static func longQueue() throws(IdentifierRefusal) -> Scope {
        var scope = try oneEvent()
        scope.name = "long queue"
        scope.onlyRestarts()
        return scope
    }

    private mutating func onlyRestarts() {
        ticketKinds = [.new]
        queueLimit = 4
        hasWriteFailures = false
        hasRestores = false
        hasUnreadableRecords = false
        hasUnregistration = false
        changesRegistration = false
        hasLostAnswers = false
    }

    /// The same scope, looked at as far as this many states.
    func limited(to states: Int) -> Scope {
        var scope = self
        scope.stateLimit = states
        return scope
    }
}
