package import NotificationPayload

/// What the decisions of a ``TopicSynchronization`` have done outside of it.
///
/// The synchronizer satisfies it with a store and a messaging SDK; an exploration satisfies it with models of both that
/// can fail or die at every place.
package protocol SynchronizationEffects {
    /// Reads the record.
    mutating func load() throws(StoreFailure) -> LoadedRecord

    /// Replaces the durable record, wholly or not at all.
    mutating func save(_ record: SubscriptionRecord) throws(StoreFailure)

    /// The digest of a registration under the mark of the loaded record; nil until one is loaded.
    func digest(of registration: Registration) -> RegistrationDigest?

    /// Makes a call; the answer, if one comes, goes to ``TopicSynchronization/answered(_:succeeded:effects:)``.
    mutating func make(_ call: TopicCall)

    /// Calls ``TopicSynchronization/resumed(_:effects:)`` for the event, after a second at least.
    mutating func pause(_ event: EventID)

    /// Tells the app of something that it may want to log.
    mutating func notice(_ notice: SubscriptionNotice)
}
