import NotificationPayload
import Testing
import TopicSubscription

@MainActor @Suite struct TopicSynchronizerTests {
    let event: EventID
    let audience: Role
    let topic = "opass-v1.SITCON_2027.audience.en"
    let full = StoreFailure(.write, file: "record", code: 28, reason: "No space left on device")

    init() throws {
        event = try EventID("SITCON_2027")
        audience = try Role("audience")
    }

    @Test func `nothing is called before both the APNs token and the registration are there`() async throws {
        let app = Installation(registration: nil)
        #expect(try await app.signIn(to: event, as: "audience") == [])
        app.synchronizer.registrationChanged(to: "registration 1")
        #expect(await app.messaging.answerAll() == [])
        #expect(app.messaging.registerCount == 0)
        app.synchronizer.apnsTokenHandedOn()
        #expect(await app.messaging.answerAll() == ["subscribe " + topic])
        app.synchronizer.apnsTokenHandedOn()
        #expect(app.messaging.registerCount == 1)
    }

    @Test(arguments: [nil, ""] as [String?])
    func `a report of no registration is ignored`(registration: String?) async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        app.synchronizer.registrationChanged(to: registration)
        #expect(await app.messaging.answerAll() == [])
        #expect(app.synchronizer.subscribedTopic(of: event)?.description == topic)
    }

    @Test func `an unregistration subscribes anew, also under the same registration`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        app.synchronizer.unregistered()
        #expect(await app.messaging.answerAll() == [])
        #expect(app.synchronizer.subscribedTopic(of: event) == nil)
        app.synchronizer.registrationChanged(to: "registration 1")
        #expect(await app.messaging.answerAll() == ["subscribe " + topic])
    }

    @Test func `an error ends the pass, and the next occasion tries again`() async throws {
        let app = Installation()
        let ticket = app.synchronizer.beginSignIn(to: event)
        app.synchronizer.signedIn(with: ticket, to: event, as: audience)
        await app.messaging.answer(RecordingMessaging.Refusal())
        #expect(app.messaging.takeCalls() == ["subscribe " + topic])
        #expect(app.messaging.unansweredCount == 0)
        app.synchronizer.foregrounded()
        #expect(await app.messaging.answerAll() == ["subscribe " + topic])
        #expect(app.synchronizer.subscribedTopic(of: event)?.description == topic)
    }

    @Test func `an occasion during a call that fails tries again at once, and once only`() async throws {
        let app = Installation()
        let ticket = app.synchronizer.beginSignIn(to: event)
        app.synchronizer.signedIn(with: ticket, to: event, as: audience)
        app.synchronizer.foregrounded()
        app.synchronizer.foregrounded()
        await app.messaging.answer(RecordingMessaging.Refusal())
        #expect(app.messaging.unansweredCount == 1)
        await app.messaging.answer(RecordingMessaging.Refusal())
        #expect(app.messaging.unansweredCount == 0)
        #expect(app.messaging.takeCalls() == ["subscribe " + topic, "subscribe " + topic])
    }

    @Test func `an answer that comes twice counts once`() async throws {
        let app = Installation()
        let ticket = app.synchronizer.beginSignIn(to: event)
        app.synchronizer.signedIn(with: ticket, to: event, as: audience)
        try app.synchronizer.signedOut(of: event)
        await app.messaging.answer(times: 3)
        #expect(app.messaging.takeCalls() == ["subscribe " + topic, "unsubscribe " + topic])
        #expect(app.messaging.unansweredCount == 1)
    }

    @Test func `a sign-in that cannot be written does not happen`() async throws {
        let app = Installation()
        app.store.writeFailure = full
        let ticket = app.synchronizer.beginSignIn(to: event)
        let outcome = app.synchronizer.signedIn(with: ticket, to: event, as: audience) { _ in Issue.record("changed") }
        #expect(outcome == .notWritten(full))
        #expect(await app.messaging.answerAll() == [])
        app.store.writeFailure = nil
        #expect(app.synchronizer.signedIn(with: ticket, to: event, as: audience) == .verified(audience))
        #expect(await app.messaging.answerAll() == ["subscribe " + topic])
    }

    @Test func `a sign-out that cannot be written does not happen`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        app.store.writeFailure = full
        #expect(throws: full) { try app.synchronizer.signedOut(of: event) { Issue.record("changed") } }
        #expect(app.synchronizer.verifiedRole(of: event) == audience)
        #expect(await app.messaging.answerAll() == [])
    }

    @Test func `an unreadable record is not taken for an empty one`() async throws {
        let first = Installation()
        _ = try await first.signIn(to: event, as: "audience")
        first.store.readFailure = StoreFailure(.read, file: "record", code: 1, reason: "Operation not permitted")
        first.relaunch()
        first.synchronizer.foregrounded()
        let ticket = first.synchronizer.beginSignIn(to: event)
        guard case .notWritten = first.synchronizer.signedIn(with: ticket, to: event, as: audience) else {
            Issue.record("a sign-in was taken")
            return
        }
        #expect(await first.messaging.answerAll() == [])
        #expect(first.store.writeCount == 3)
        first.store.readFailure = nil
        first.synchronizer.protectedDataBecameAvailable()
        #expect(first.synchronizer.verifiedRole(of: event) == audience)
        #expect(await first.messaging.answerAll() == [])
    }

    @Test func `at rest, a launch and every occasion call nothing and write nothing`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        let writes = app.store.writeCount
        app.relaunch()
        app.synchronizer.foregrounded()
        app.synchronizer.registrationChanged(to: "registration 1")
        app.synchronizer.interfaceLanguageChanged(to: "en-GB")
        #expect(await app.messaging.answerAll() == [])
        #expect(app.store.writeCount == writes)
    }

    @Test func `the app's own change runs before the calls that follow from it`() async throws {
        let app = Installation()
        let ticket = app.synchronizer.beginSignIn(to: event)
        var callsAtChange: Int?
        app.synchronizer.signedIn(with: ticket, to: event, as: audience) { _ in
            callsAtChange = app.messaging.calls.count
        }
        #expect(callsAtChange == 0)
        #expect(app.messaging.calls == ["subscribe " + topic])
    }

    @Test func `the record never holds the registration, and no notice does`() async throws {
        let app = Installation(registration: "fid-to-be-kept-secret")
        _ = try await app.signIn(to: event, as: "audience")
        app.store.writeFailure = full
        app.synchronizer.unregistered()
        #expect(!"\(app.store.record)".contains("secret"))
        #expect(app.notices.count == 1)
        #expect(!app.notices.joined().contains("secret"))
    }

    @Test func `after a restart with work unfinished, the SDK is drained over a pause of a second`() async throws {
        var record = SubscriptionRecord()
        record[event] = EventSubscription(role: audience, pending: [try Topic(topic)])
        let messaging = RecordingMessaging()
        let synchronizer = TopicSynchronizer(
            messaging: messaging, registrationSource: nil, store: InMemoryInstallationStore(record: record),
            interfaceLanguage: "en")
        synchronizer.launched()
        synchronizer.apnsTokenHandedOn()
        synchronizer.registrationChanged(to: "registration 1")
        let start = ContinuousClock.now
        await messaging.answer()
        while messaging.unansweredCount == 0, start.duration(to: .now) < .seconds(20) {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(start.duration(to: .now) >= .seconds(1))
        #expect(messaging.calls == ["unsubscribe " + topic, "unsubscribe " + topic])
        await messaging.answer()
        await messaging.answer()
        #expect(messaging.calls.last == "subscribe " + topic)
        #expect(synchronizer.subscribedTopic(of: event)?.description == topic)
    }

    @Test func `while the SDK drains, another event's sign-in waits, and errors count as answers`() async throws {
        let other = try EventID("COSCUP_2026")
        var record = SubscriptionRecord()
        record[event] = EventSubscription(pending: [try Topic(topic)])
        let app = Installation(record: record)
        let ticket = app.synchronizer.beginSignIn(to: other)
        app.synchronizer.signedIn(with: ticket, to: other, as: audience)
        #expect(app.messaging.takeCalls() == ["unsubscribe " + topic])
        await app.messaging.answer(RecordingMessaging.Refusal())
        #expect(app.messaging.takeCalls() == ["unsubscribe " + topic])
        await app.messaging.answer(RecordingMessaging.Refusal())
        #expect(app.messaging.takeCalls() == ["subscribe opass-v1.COSCUP_2026.audience.en"])
    }
}
