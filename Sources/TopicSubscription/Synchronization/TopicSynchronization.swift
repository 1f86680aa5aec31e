package import NotificationPayload

/// Every decision of the synchronizer, as a value: what it knows in this process, and what it does about each event.
///
/// It draws no clock and touches nothing; all that happens outside happens through ``SynchronizationEffects``. The
/// synchronizer and the exploration of its laws run this very code.
package struct TopicSynchronization: Sendable, Hashable {
    /// The durable record as last written; nil until it could be read.
    package internal(set) var record: SubscriptionRecord?

    /// Which sign-in tickets are current.
    package internal(set) var ledger = SignInLedger()

    /// The locale of the language that the app shows.
    package internal(set) var locale: PushLocale

    /// The registration of the moment, under the mark of the loaded record.
    package internal(set) var registration: RegistrationDigest?

    /// Whether this process has handed an APNs token to the SDK.
    package internal(set) var hasHandedOnToken = false

    /// Whether the SDK has worked off what it restored at launch: nothing was pending when the record was loaded, or the
    /// passes have drained it since.
    package internal(set) var isDrained = false

    /// Of the topics that were pending when the record was loaded, those of which no unsubscription has been answered
    /// by the SDK in this process.
    package internal(set) var undrainedTopics: Set<Topic> = []

    /// Whether an unregistration is not in the record yet.
    package internal(set) var hasUnwrittenLoss = false

    /// The events on their way.
    package internal(set) var passes: [EventID: SubscriptionPass] = [:]

    /// The registration as it was reported, until the record is there to make a digest for.
    var reported: Registration?

    /// Whether something became known that is an occasion for all events, and none has followed yet.
    package internal(set) var owesOccasionForAll = false

    package init(locale: PushLocale) {
        self.locale = locale
    }

    /// The topic that shall be subscribed for an event, or none without a verified role. Read anew at every step.
    package func target(of event: EventID) -> Topic? {
        guard let role = record?[event].role else { return nil }
        return Topic(event: event, role: role, locale: locale)
    }
}
