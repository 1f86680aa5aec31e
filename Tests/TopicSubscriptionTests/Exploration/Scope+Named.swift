import NotificationPayload
import TopicSubscription

extension Scope {
    /// One event with two roles and two locales, to its fixpoint.
    static func oneEvent() throws(IdentifierRefusal) -> Scope {
        Scope(
            name: "one event", events: [try EventID("SITCON_2027")], roles: [try Role("audience"), try Role("staff")],
            locales: PushLocale.allCases)
    }
}
