import NotificationPayload
import TopicSubscription

/// What an exploration may vary, and how far.
struct Scope: Sendable {
    var name: String
    var events: [EventID]
    var roles: [Role]
    var locales: [PushLocale]

    /// How many operations the SDK's queue holds. It refuses a call beyond that, as it may refuse any.
    var queueLimit = 2

    /// How many sign-in answers may be outstanding.
    var ticketLimit = 1

    var ticketKinds: [SignInTicket.Kind] = [.new, .held]
    var hasCrashes = true
    var hasWriteFailures = true
    var hasUnreadableRecords = true
    var hasRestores = true
    var hasUnregistration = true
    var changesRegistration = true
    var hasLostAnswers = true

    /// How many states are looked at; the exploration stops there, breadth first.
    var stateLimit = Int.max

    /// A topic's place in a mask: two bits for the role and the locale, within its event.
    func index(of topic: Topic) -> UInt8 {
        (topic.role.text == roles[0].text ? 0 : 2) + (topic.locale == .english ? 0 : 1)
    }

    func index(of event: EventID) -> Int {
        event.text == events[0].text ? 0 : 1
    }

    func index(of role: Role?) -> UInt8 {
        guard let role else { return 0 }
        return role.text == roles[0].text ? 1 : 2
    }

    func mask(of topics: Set<Topic>) -> UInt8 {
        topics.reduce(0) { $0 | 1 << index(of: $1) }
    }
}
