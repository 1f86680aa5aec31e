import NotificationPayload
import Testing
import TopicSubscription

/// What the issue about FCM topics in CCIP-iOS asks for, case by case.
@MainActor @Suite struct AcceptanceTests {
    let event: EventID
    let other: EventID
    let audience: Role
    let staff: Role

    init() throws {
        event = try EventID("SITCON_2027")
        other = try EventID("COSCUP_2026")
        audience = try Role("audience")
        staff = try Role("staff")
    }

    private func topic(_ role: String, _ locale: String = "en", of event: String = "SITCON_2027") -> String {
        "opass-v1.\(event).\(role).\(locale)"
    }

    @Test func `without a sign-in nothing is subscribed`() async {
        let app = Installation()
        app.synchronizer.foregrounded()
        app.synchronizer.eventLoaded()
        #expect(await app.messaging.answerAll() == [])
        #expect(app.store.writeCount == 0)
        #expect(app.messaging.registerCount == 1)
    }

    @Test func `the first sign-in subscribes one topic`() async throws {
        let app = Installation(language: "zh-Hant-TW")
        #expect(try await app.signIn(to: event, as: "audience") == ["subscribe " + topic("audience", "zh-Hant")])
        #expect(app.synchronizer.subscribedTopic(of: event)?.description == topic("audience", "zh-Hant"))
        #expect(app.synchronizer.verifiedRole(of: event) == audience)
    }

    @Test func `the same identity again changes nothing`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        let writes = app.store.writeCount
        #expect(try await app.signIn(to: event, as: "audience") == [])
        #expect(app.store.writeCount == writes)
    }

    @Test func `another identity replaces the topic`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        #expect(
            try await app.signIn(to: event, as: "staff")
                == ["unsubscribe " + topic("audience"), "subscribe " + topic("staff")])
        #expect(app.synchronizer.subscribedTopic(of: event)?.role == staff)
    }

    @Test func `a sign-out unsubscribes`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        var tokenIsRemoved = false
        try app.synchronizer.signedOut(of: event) { tokenIsRemoved = true }
        #expect(tokenIsRemoved)
        #expect(await app.messaging.answerAll() == ["unsubscribe " + topic("audience")])
        #expect(app.store.record == SubscriptionRecord())
    }

    @Test func `a synced token counts only once it is verified`() async throws {
        let app = Installation()
        app.synchronizer.credentialReplaced(for: event)
        let ticket = app.synchronizer.beginCheck(ofSignInTo: event)
        #expect(await app.messaging.answerAll() == [])
        #expect(app.synchronizer.accept(ticket, .unavailable) == .unavailable)
        #expect(await app.messaging.answerAll() == [])
        app.synchronizer.signedIn(with: ticket, to: event, as: audience)
        #expect(await app.messaging.answerAll() == ["subscribe " + topic("audience")])
    }

    @Test(arguments: ["an unreadable keychain", "a cache fallback", "being offline"])
    func `unavailability changes nothing`(reason: String) async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        let record = app.store.record
        for kind in [SignInTicket.Kind.held, .new] {
            let ticket =
                kind == .new ? app.synchronizer.beginSignIn(to: event) : app.synchronizer.beginCheck(ofSignInTo: event)
            #expect(
                app.synchronizer.accept(ticket, .unavailable) { _ in Issue.record("changed by \(reason)") }
                    == .unavailable)
        }
        #expect(await app.messaging.answerAll() == [])
        #expect(app.store.record == record)
    }

    @Test func `a role that changed at the event replaces the topic`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        let ticket = app.synchronizer.beginCheck(ofSignInTo: event)
        app.synchronizer.signedIn(with: ticket, to: event, as: staff)
        #expect(
            await app.messaging.answerAll() == ["unsubscribe " + topic("audience"), "subscribe " + topic("staff")])
    }

    @Test func `a credential confirmed invalid ends the sign-in`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        let ticket = app.synchronizer.beginCheck(ofSignInTo: event)
        var changes: [SignInOutcome] = []
        #expect(app.synchronizer.accept(ticket, .confirmedInvalid) { changes.append($0) } == .signInEnded)
        #expect(changes == [.signInEnded])
        #expect(await app.messaging.answerAll() == ["unsubscribe " + topic("audience")])
    }

    @Test func `a refused new token leaves the existing sign-in`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        let ticket = app.synchronizer.beginSignIn(to: event)
        #expect(app.synchronizer.accept(ticket, .confirmedInvalid) == .newTokenRefused)
        #expect(await app.messaging.answerAll() == [])
        #expect(app.synchronizer.verifiedRole(of: event) == audience)
    }

    @Test func `a token of another event is refused`() async throws {
        let app = Installation()
        let ticket = app.synchronizer.beginSignIn(to: event)
        #expect(app.synchronizer.signedIn(with: ticket, to: other, as: audience) == .otherEvent(other))
        #expect(await app.messaging.answerAll() == [])
    }

    @Test(arguments: ["verified", "invalid", "unavailable"])
    func `an old answer after a new sign-in counts no longer`(kind: String) async throws {
        let app = Installation()
        let old = app.synchronizer.beginCheck(ofSignInTo: event)
        _ = try await app.signIn(to: event, as: "audience")
        let answer: SignInAnswer =
            switch kind {
            case "verified": .verified(event: event, role: staff)
            case "invalid": .confirmedInvalid
            default: .unavailable
            }
        #expect(app.synchronizer.accept(old, answer) { _ in Issue.record("changed") } == .stale)
        #expect(await app.messaging.answerAll() == [])
        #expect(app.synchronizer.verifiedRole(of: event) == audience)
    }

    @Test func `an old answer after a sign-out counts no longer`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        let old = app.synchronizer.beginCheck(ofSignInTo: event)
        try app.synchronizer.signedOut(of: event)
        #expect(app.synchronizer.signedIn(with: old, to: event, as: audience) == .stale)
        #expect(await app.messaging.answerAll() == ["unsubscribe " + topic("audience")])
    }

    @Test func `an old answer about the same token counts no longer after signing out and in`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        let old = app.synchronizer.beginCheck(ofSignInTo: event)
        try app.synchronizer.signedOut(of: event)
        _ = try await app.signIn(to: event, as: "audience")
        #expect(app.synchronizer.accept(old, .confirmedInvalid) == .stale)
        #expect(app.synchronizer.subscribedTopic(of: event)?.role == audience)
    }

    @Test func `the SDK is done, the process dies before the write, then the role changes`() async throws {
        let app = Installation()
        let ticket = app.synchronizer.beginSignIn(to: event)
        app.synchronizer.signedIn(with: ticket, to: event, as: audience)
        #expect(app.messaging.takeCalls() == ["subscribe " + topic("audience")])
        app.relaunch()
        // A call could overtake what the SDK restored, so that is drained first.
        let unsubscribe = "unsubscribe " + topic("audience")
        #expect(await app.messaging.answerAll() == [unsubscribe, unsubscribe, "subscribe " + topic("audience")])
        app.relaunch()
        #expect(
            try await app.signIn(to: event, as: "staff")
                == ["unsubscribe " + topic("audience"), "subscribe " + topic("staff")])
    }

    @Test func `the role changes while the first call is unanswered`() async throws {
        let app = Installation()
        let ticket = app.synchronizer.beginSignIn(to: event)
        app.synchronizer.signedIn(with: ticket, to: event, as: audience)
        let check = app.synchronizer.beginCheck(ofSignInTo: event)
        app.synchronizer.signedIn(with: check, to: event, as: staff)
        #expect(
            await app.messaging.answerAll()
                == [
                    "subscribe " + topic("audience"), "unsubscribe " + topic("audience"), "subscribe " + topic("staff"),
                ])
    }

    @Test func `a restored backup verifies nobody and unsubscribes what it names`() async throws {
        let first = Installation()
        _ = try await first.signIn(to: event, as: "audience")
        let second = Installation(registration: "registration 2", record: first.store.record, origin: .foreign)
        #expect(second.synchronizer.verifiedRole(of: event) == nil)
        let unsubscribe = "unsubscribe " + topic("audience")
        #expect(await second.messaging.answerAll() == [unsubscribe, unsubscribe])
        #expect(second.store.record == SubscriptionRecord())
        #expect(second.notices == ["foreignRecordSuspected"])
    }

    @Test func `another language changes the topics of all events`() async throws {
        let app = Installation(language: "en")
        _ = try await app.signIn(to: event, as: "audience")
        _ = try await app.signIn(to: other, as: "staff")
        app.synchronizer.interfaceLanguageChanged(to: "nan-Latn-TW")
        let calls = await app.messaging.answerAll()
        #expect(
            Set(calls) == [
                "unsubscribe " + topic("audience"), "subscribe " + topic("audience", "zh-Hant"),
                "unsubscribe " + topic("staff", of: "COSCUP_2026"),
                "subscribe " + topic("staff", "zh-Hant", of: "COSCUP_2026"),
            ])
        #expect(calls.count == 4)
    }

    @Test func `switching to another event keeps the topics of the first`() async throws {
        let app = Installation()
        _ = try await app.signIn(to: event, as: "audience")
        app.synchronizer.eventLoaded()
        #expect(try await app.signIn(to: other, as: "staff") == ["subscribe " + topic("staff", of: "COSCUP_2026")])
        #expect(app.synchronizer.subscribedTopic(of: event)?.role == audience)
    }

    @Test func `permission refused and then allowed makes no difference`() async throws {
        let app = Installation()
        app.synchronizer.notificationPermissionChanged()
        #expect(try await app.signIn(to: event, as: "audience") == ["subscribe " + topic("audience")])
        app.synchronizer.notificationPermissionChanged()
        #expect(await app.messaging.answerAll() == [])
    }

    @Test func `an upgrade from the old SDK subscribes once verified, and anew under another registration`()
        async throws
    {
        let app = Installation()
        app.synchronizer.eventLoaded()
        #expect(await app.messaging.answerAll() == [])
        let ticket = app.synchronizer.beginCheck(ofSignInTo: event)
        app.synchronizer.signedIn(with: ticket, to: event, as: audience)
        #expect(await app.messaging.answerAll() == ["subscribe " + topic("audience")])
        app.synchronizer.registrationChanged(to: "registration 2")
        #expect(await app.messaging.answerAll() == ["subscribe " + topic("audience")])
        app.synchronizer.registrationChanged(to: "registration 2")
        #expect(await app.messaging.answerAll() == [])
    }
}
