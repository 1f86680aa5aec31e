import NotificationPayload
import TopicSubscription

/// Everything outside of the decisions, as a value: the file, the SDK's queue, the server, the process and its app.
struct World {
    /// An answer that the event service owes, and whether the sentences call its ticket stale.
    struct OwedAnswer: Hashable {
        var ticket: SignInTicket
        var isStale = false
    }

    // What survives the process.
    var file = SubscriptionRecord()
    var fileIsForeign = false
    var sdk = ModelSDK()
    var locale = PushLocale.english

    /// What the server has under the registration of the moment. Nothing can be sent to an earlier one.
    var subscribed: Set<Topic> = []
    var registration = 0
    var isRegistered = true

    /// The roles verified on this installation, by the sentences.
    var verified: [EventID: Role] = [:]

    // The process; nil between its death and the next launch.
    var process: TopicSynchronization?
    var reported: Int?
    var answers: [EventID: Bool] = [:]
    var unanswered: Set<EventID> = []
    var owed: [OwedAnswer] = []

    /// The events for which an occasion came since the last step that looked at them.
    var promised: Set<EventID> = []

    /// What the file says of an event to this installation, by sentence 5.
    func durable(_ event: EventID) -> EventSubscription {
        let written = file[event]
        guard fileIsForeign else { return written }
        return EventSubscription(pending: written.pending.union(written.applied.map { [$0.topic] } ?? []))
    }

    func target(_ event: EventID) -> Topic? {
        verified[event].map { Topic(event: event, role: $0, locale: locale) }
    }

    /// The process ends; what it had in memory is gone.
    mutating func die() {
        // An unregistration that the process could not write is lost with it. Should the SDK come back with the same
        // registration, no client could know: a stated limit, so it comes back with another one.
        if process?.hasUnwrittenLoss == true { changeRegistration() }
        process = nil
        reported = nil
        answers = [:]
        unanswered = []
        owed = []
        promised = []
        sdk.restart()
    }

    mutating func changeRegistration() {
        registration += 1
        isRegistered = true
        subscribed = []
    }

    /// Marks every owed answer about an event as stale.
    mutating func makeStale(_ event: EventID) {
        for index in owed.indices where owed[index].ticket.event == event { owed[index].isStale = true }
    }
}

/// Registrations of the model are numbers.
enum ModelRegistration {
    static func registration(_ number: Int) -> Registration? { Registration(String(number)) }

    static func digest(of registration: Registration) -> RegistrationDigest? {
        Int(registration.secret).flatMap(digest)
    }

    static func digest(_ number: Int) -> RegistrationDigest? {
        known.indices.contains(number) ? known[number] : make(number)
    }

    private static let known = (0..<64).map(make)

    private static func make(_ number: Int) -> RegistrationDigest? {
        let digits = String(number, radix: 16)
        return RegistrationDigest(String(repeating: "0", count: 64 - digits.utf8.count) + digits)
    }

    static func number(of digest: RegistrationDigest) -> Int {
        digest.text.utf8.suffix(8).reduce(0) { value, byte in
            value << 4 | Int(byte >= UInt8(ascii: "a") ? byte - UInt8(ascii: "a") + 10 : byte - UInt8(ascii: "0"))
        }
    }
}
