import NotificationPayload

/// What a synchronizer's decisions have done: writes at once, calls and pauses when the decision is complete.
@MainActor
struct StoreAndMessaging: @MainActor SynchronizationEffects {
    /// What a decision asked for and what is still to be carried out.
    struct Due {
        var calls: [TopicCall] = []
        var pauses: [EventID] = []
        var notices: [SubscriptionNotice] = []
    }

    let store: any InstallationStore
    let messaging: any TopicMessaging
    private var mark: InstallationMark?
    private var due = Due()

    init(store: any InstallationStore, messaging: any TopicMessaging) {
        self.store = store
        self.messaging = messaging
    }

    mutating func takeDue() -> Due {
        defer { due = Due() }
        return due
    }

    mutating func load() throws(StoreFailure) -> LoadedRecord {
        let loaded = try store.load()
        mark = loaded.mark
        return loaded
    }

    mutating func save(_ record: SubscriptionRecord) throws(StoreFailure) {
        guard let mark else { throw .notLoaded }
        try store.save(record, mark: mark)
    }

    func digest(of registration: Registration) -> RegistrationDigest? {
        mark.map { RegistrationDigest(of: registration, mark: $0) }
    }

    mutating func make(_ call: TopicCall) { due.calls.append(call) }

    mutating func pause(_ event: EventID) { due.pauses.append(event) }

    mutating func notice(_ notice: SubscriptionNotice) { due.notices.append(notice) }
}
