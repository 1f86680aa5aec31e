public import NotificationPayload

/// Keeps the topics of an installation in step with its verified sign-ins, through failures, restarts and restores.
///
/// There is one for each installation, made at launch. The app tells it what happens; it decides, remembers, and
/// continues at the next occasion. It keeps no timer and does not retry by itself: a call that fails is made again at
/// the next occasion.
@MainActor
public final class TopicSynchronizer {
    var synchronization: TopicSynchronization
    private var effects: StoreAndMessaging
    private let registrationSource: (any RegistrationSource)?
    private let pause: @Sendable () async -> Void
    private var hasAskedForRegistration = false

    /// Makes the synchronizer. Nothing is read or called before the first occasion, which is ``launched()``.
    ///
    /// - Parameters:
    ///   - messaging: The calls of the messaging SDK.
    ///   - registrationSource: Asked once per launch to report the registration; nil when the app does that itself.
    ///   - store: Where the record lies, a ``FileInstallationStore`` as a rule.
    ///   - interfaceLanguage: The language that the app shows: `Bundle.main.preferredLocalizations.first`.
    ///   - notice: Called on the main actor with what an app may want to log.
    public convenience init(
        messaging: some TopicMessaging, registrationSource: (any RegistrationSource)?,
        store: some InstallationStore, interfaceLanguage: String,
        notice: @escaping @MainActor (SubscriptionNotice) -> Void = { _ in }
    ) {
        self.init(
            messaging: messaging, registrationSource: registrationSource, store: store,
            interfaceLanguage: interfaceLanguage, notice: notice
        ) {
            // A cancelled sleep would only be a shorter pause, and nothing cancels it.
            try? await Task.sleep(for: .seconds(1))
        }
    }

    /// Makes the synchronizer with another pause before a call is repeated.
    package init(
        messaging: some TopicMessaging, registrationSource: (any RegistrationSource)?, store: some InstallationStore,
        interfaceLanguage: String, notice: @escaping @MainActor (SubscriptionNotice) -> Void = { _ in },
        pause: @escaping @Sendable () async -> Void
    ) {
        synchronization = TopicSynchronization(locale: PushLocale(interfaceLanguage: interfaceLanguage))
        effects = StoreAndMessaging(store: store, messaging: messaging)
        self.registrationSource = registrationSource
        self.notice = notice
        self.pause = pause
    }

    private let notice: @MainActor (SubscriptionNotice) -> Void

    /// The topic that an event is known to be subscribed to; nil while it is on its way, and without a sign-in.
    public func subscribedTopic(of event: EventID) -> Topic? {
        guard let applied = synchronization.record?[event].applied, applied.registration != nil,
            applied.registration == synchronization.registration
        else { return nil }
        return applied.topic
    }

    /// The role that was verified for an event on this installation.
    public func verifiedRole(of event: EventID) -> Role? {
        synchronization.record?[event].role
    }

    /// Asks for the registration, the first time only.
    func askForRegistration() {
        guard !hasAskedForRegistration else { return }
        hasAskedForRegistration = true
        registrationSource?.register()
    }

    /// Lets the synchronization decide, and then carries out the calls and pauses it decided on.
    ///
    /// The decision works on a copy, so that a store or a messaging SDK that calls back at once finds a settled state
    /// instead of an overlapping access.
    func decide<Result>(_ decision: (inout TopicSynchronization, inout StoreAndMessaging) -> Result) -> Result {
        var deciding = synchronization
        let result = decision(&deciding, &effects)
        synchronization = deciding
        carryOut()
        return result
    }

    private func carryOut() {
        let due = effects.takeDue()
        for notice in due.notices { self.notice(notice) }
        for call in due.calls { make(call) }
        for event in due.pauses {
            Task { [pause, weak self] in
                await pause()
                self?.decide { $0.resumed(event, effects: &$1) }
            }
        }
    }

    private func make(_ call: TopicCall) {
        let answer = OneAnswer()
        let completion: @Sendable ((any Error)?) -> Void = { [weak self] error in
            Task { @MainActor in
                guard answer.isFirst() else { return }
                self?.answered(call, error)
            }
        }
        switch call.action {
        case .subscribe:
            effects.messaging.subscribe(toTopic: call.topic.description, completion: completion)
        case .unsubscribe:
            effects.messaging.unsubscribe(fromTopic: call.topic.description, completion: completion)
        }
    }

    private func answered(_ call: TopicCall, _ error: (any Error)?) {
        if let error { notice(.callFailed(call, error)) }
        decide { $0.answered(call.topic.event, succeeded: error == nil, effects: &$1) }
    }
}

/// Lets the first answer of a call through, should an SDK answer twice.
@MainActor
private final class OneAnswer {
    private var isOpen = true

    nonisolated init() {}

    func isFirst() -> Bool {
        defer { isOpen = false }
        return isOpen
    }
}
