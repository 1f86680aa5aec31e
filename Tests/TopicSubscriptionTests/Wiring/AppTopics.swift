import Foundation
import NotificationPayload
import TopicSubscription

struct FirebaseTopics: TopicMessaging, RegistrationSource {
    func subscribe(toTopic topic: String, completion: @escaping @Sendable ((any Error)?) -> Void) {
        Messaging.messaging().subscribe(toTopic: topic, completion: completion)
    }

    func unsubscribe(fromTopic topic: String, completion: @escaping @Sendable ((any Error)?) -> Void) {
        Messaging.messaging().unsubscribe(fromTopic: topic, completion: completion)
    }

    func register() {
        Messaging.messaging().register(completion: nil)
    }
}

@MainActor
final class AppTopics: MessagingDelegate {
    let synchronizer: TopicSynchronizer

    init(store: some InstallationStore, interfaceLanguage: String) {
        synchronizer = TopicSynchronizer(
            messaging: FirebaseTopics(), registrationSource: FirebaseTopics(), store: store,
            interfaceLanguage: interfaceLanguage)
    }

    // From application(_:didFinishLaunchingWithOptions:), after FirebaseApp.configure().
    func appLaunched() {
        Messaging.messaging().delegate = self
        synchronizer.launched()
    }

    // From application(_:didRegisterForRemoteNotificationsWithDeviceToken:).
    func received(apnsToken: Data) {
        Messaging.messaging().apnsToken = apnsToken
        synchronizer.apnsTokenHandedOn()
    }

    func messaging(_ messaging: Messaging, didReceiveRegistration registration: String?) {
        synchronizer.registrationChanged(to: registration)
    }

    func messaging(_ messaging: Messaging, didUnregister registration: String) {
        synchronizer.unregistered()
    }

    /// Signs in with a token that was scanned or followed: asks the event service, and stores what it verified.
    func signIn(
        to event: EventID, token: String, asking service: (String) async -> SignInAnswer,
        storing store: (String) -> Void
    ) async -> SignInOutcome {
        let ticket = synchronizer.beginSignIn(to: event)
        let answer = await service(token)
        return synchronizer.accept(ticket, answer) { _ in store(token) }
    }

    /// Asks again about the token in use, at a reload or after it was synced from another device.
    func checkSignIn(
        to event: EventID, token: String, asking service: (String) async -> SignInAnswer, removing remove: () -> Void
    ) async -> SignInOutcome {
        let ticket = synchronizer.beginCheck(ofSignInTo: event)
        let answer = await service(token)
        return synchronizer.accept(ticket, answer) { outcome in
            if outcome == .signInEnded { remove() }
        }
    }
}
