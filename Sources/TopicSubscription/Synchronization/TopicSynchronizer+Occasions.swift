import NotificationPayload

extension TopicSynchronizer {
    /// The app was launched. Reads the record; everything else waits for the APNs token and the registration.
    public func launched() { lookAfterAll() }

    /// The app came to the foreground.
    public func foregrounded() { lookAfterAll() }

    /// Protected data became available, so a record that could not be read may be readable now.
    public func protectedDataBecameAvailable() { lookAfterAll() }

    /// An event was loaded or became the current one. The other events keep their topics.
    public func eventLoaded() { lookAfterAll() }

    /// The person answered the question for permission. The answer plays no part: who refuses keeps the right topics,
    /// and allowing later finds them there.
    public func notificationPermissionChanged() { lookAfterAll() }

    /// The app shows another language now: `Bundle.main.preferredLocalizations.first`.
    public func interfaceLanguageChanged(to interfaceLanguage: String) {
        decide { synchronization, effects in
            synchronization.localeChanged(to: PushLocale(interfaceLanguage: interfaceLanguage))
            synchronization.occasionForAll(effects: &effects)
        }
    }

    /// The app has handed an APNs token to the messaging SDK. The first time in a launch, the registration is asked for.
    public func apnsTokenHandedOn() {
        decide { synchronization, effects in
            synchronization.tokenHandedOn()
            synchronization.occasionForAll(effects: &effects)
        }
        askForRegistration()
    }

    /// The messaging SDK reported its registration: `messaging(_:didReceiveRegistration:)`. Nil and the empty text are
    /// ignored. The record keeps only a digest of it.
    public func registrationChanged(to registration: String?) {
        guard let registration = registration.flatMap(Registration.init) else { return }
        decide { synchronization, effects in
            synchronization.registrationReported(registration, effects: &effects)
            synchronization.occasionForAll(effects: &effects)
        }
    }

    /// The messaging SDK has unregistered: `messaging(_:didUnregister:)`. Every topic is lost with the registration,
    /// and is subscribed anew under the next one, even if that is the same.
    public func unregistered() {
        decide { $0.unregistered(effects: &$1) }
    }

    private func lookAfterAll() {
        decide { $0.occasionForAll(effects: &$1) }
    }
}
