public import NotificationPayload

/// What is remembered of one event: the verified role, what is known to be subscribed, and what may be.
///
/// An event is *converged* when nothing is pending, and *open* otherwise. `applied` and a non-empty `pending` never
/// stand together.
public struct EventSubscription: Sendable, Hashable {
    /// The role that was verified on this installation; nil without a sign-in. It lives here and not in the user
    /// defaults or the keychain, so that a restore cannot make it look verified.
    public var role: Role?

    /// The topic that is known to be subscribed.
    public var applied: AppliedTopic?

    /// The topics that may be subscribed without our knowing.
    public var pending: Set<Topic>

    /// Puts a subscription together; nothing is checked.
    public init(role: Role? = nil, applied: AppliedTopic? = nil, pending: Set<Topic> = []) {
        self.role = role
        self.applied = applied
        self.pending = pending
    }

    /// Whether there is nothing to remember, so that the event leaves the record.
    public var isEmpty: Bool { role == nil && applied == nil && pending.isEmpty }

    /// The topics named here.
    var topics: Set<Topic> {
        guard let applied else { return pending }
        return pending.union([applied.topic])
    }

    /// The same event as another installation left it: nothing is verified, and every topic named may be subscribed.
    var suspected: EventSubscription {
        EventSubscription(pending: topics)
    }
}

/// A topic that is known to be subscribed, and the registration it is subscribed under.
public struct AppliedTopic: Sendable, Hashable {
    /// The topic.
    public var topic: Topic

    /// The registration known when the call was made; nil when that registration has been unregistered since.
    public var registration: RegistrationDigest?

    /// States that a topic is subscribed under a registration, or was under one that is lost.
    public init(topic: Topic, registration: RegistrationDigest?) {
        self.topic = topic
        self.registration = registration
    }
}
