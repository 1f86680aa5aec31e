import Foundation
import NotificationPayload
import Testing
import TopicSubscription

/// The code that the README shows.
@MainActor @Suite struct WiringTests {
    @Test func `an app wired as the README says ends up with one topic, and with none after its token is refused`()
        async throws
    {
        let folder = try TemporaryFolder()
        let event = try EventID("SITCON_2027")
        let role = try Role("audience")
        var token: String?
        let app = AppTopics(
            store: FileInstallationStore(folder: folder.path + "/TopicSubscription"), interfaceLanguage: "zh-Hant-TW")
        Messaging.calls = []
        app.appLaunched()
        app.received(apnsToken: Data(count: 32))
        app.messaging(.messaging(), didReceiveRegistration: "registration")
        let outcome = await app.signIn(
            to: event, token: "token", asking: { _ in .verified(event: event, role: role) }, storing: { token = $0 })
        #expect(outcome == .verified(role))
        #expect(token == "token")
        await RecordingMessaging().settle()
        let topic = "opass-v1.SITCON_2027.audience.zh-Hant"
        #expect(app.synchronizer.subscribedTopic(of: event)?.description == topic)

        let ended = await app.checkSignIn(
            to: event, token: "token", asking: { _ in .confirmedInvalid }, removing: { token = nil })
        await RecordingMessaging().settle()
        #expect(ended == .signInEnded)
        #expect(token == nil)
        #expect(app.synchronizer.subscribedTopic(of: event) == nil)
        #expect(
            Messaging.calls == [
                "delegate set", "apnsToken 32 bytes", "register", "subscribe " + topic, "unsubscribe " + topic,
            ])
    }
}
