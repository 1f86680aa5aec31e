import NotificationPayload
import Testing
import TopicSubscription

/// An installation of an app under test: its record, its SDK, and the process of the moment.
@MainActor
final class Installation {
    let store: InMemoryInstallationStore
    private(set) var messaging = RecordingMessaging()
    private(set) var synchronizer: TopicSynchronizer
    private(set) var notices: [String] = []
    private let language: String

    /// Launches the app, hands an APNs token on and reports a registration.
    convenience init(
        language: String = "en", registration: String? = "registration 1", record: SubscriptionRecord = .init(),
        origin: LoadedRecord.Origin = .ours
    ) {
        self.init(store: InMemoryInstallationStore(record: record, origin: origin), language: language)
        launch(registration: registration)
    }

    private init(store: InMemoryInstallationStore, language: String) {
        self.store = store
        self.language = language
        synchronizer = TopicSynchronizer(
            messaging: messaging, registrationSource: messaging, store: store, interfaceLanguage: language, pause: {})
    }

    /// Ends the process, and launches the app again.
    func relaunch(registration: String? = "registration 1") {
        messaging = RecordingMessaging()
        launch(registration: registration)
    }

    private func launch(registration: String?) {
        synchronizer = TopicSynchronizer(
            messaging: messaging, registrationSource: messaging, store: store, interfaceLanguage: language,
            notice: { [weak self] in self?.notices.append("\($0)") }, pause: {})
        synchronizer.launched()
        guard let registration else { return }
        synchronizer.apnsTokenHandedOn()
        synchronizer.registrationChanged(to: registration)
    }

    /// Signs in with a new token that the service verifies, and answers the calls that follow.
    func signIn(to event: EventID, as role: String) async throws -> [String] {
        let ticket = synchronizer.beginSignIn(to: event)
        let role = try Role(role)
        try #require(synchronizer.signedIn(with: ticket, to: event, as: role) == .verified(role))
        return await messaging.answerAll()
    }
}
