package import NotificationPayload

extension TopicSynchronization {
    /// This process has handed an APNs token to the SDK.
    package mutating func tokenHandedOn() {
        hasHandedOnToken = true
    }

    /// The app shows another language.
    package mutating func localeChanged(to locale: PushLocale) {
        self.locale = locale
    }

    /// The SDK reported its registration.
    package mutating func registrationReported(
        _ registration: Registration, effects: inout some SynchronizationEffects
    ) {
        reported = registration
        self.registration = record == nil ? nil : effects.digest(of: registration)
    }

    /// The SDK has unregistered: nothing is subscribed under that registration any more, even if it comes back.
    package mutating func unregistered(effects: inout some SynchronizationEffects) {
        reported = nil
        registration = nil
        hasUnwrittenLoss = true
        for event in passes.keys {
            guard case .calling(var unanswered) = passes[event]?.state else { continue }
            unanswered.registration = nil
            passes[event]?.state = .calling(unanswered)
        }
        prepare(&effects)
    }
}
