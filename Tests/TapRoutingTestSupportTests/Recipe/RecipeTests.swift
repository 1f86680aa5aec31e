import NotificationPayload
import TapRouting
import TapRoutingTestSupport
import Testing

/// The handler of the documentation, with the queue that an application ships and an application made up for it.
@MainActor
@Suite struct RecipeTests {
    @MainActor
    final class FakeApp: EventNavigation {
        struct LoadingFailed: Error {}

        var event: EventID?
        var hasAnnouncements = true
        var log: [String] = []
        /// Events that load until they are cancelled.
        var slow: Set<String> = []
        var broken: Set<String> = []

        func dismissPresented() { log.append("dismiss") }
        func showAnnouncements() { log.append("announcements of \(event?.text ?? "none")") }
        func open(_ link: HTTPSLink) { log.append("open \(link.host)") }
        func ask(about link: HTTPSLink) { log.append("ask about \(link.host)") }

        func switchTo(_ event: EventID?) {
            self.event = event
            log.append("switch to \(event?.text ?? "none")")
        }

        func untilReady() async throws {
            guard let event else { return }
            if broken.contains(event.text) { throw LoadingFailed() }
            if slow.contains(event.text) { try await Task.sleep(for: .seconds(3_600)) }
        }
    }

    let app = FakeApp()
    let queue = ParkedTapQueue<NotificationTap>()

    func attach() {
        queue.attach(
            named: "root", EventTapHandler(router: TapRouter(ownHosts: ["opass.app"]), app: app).handle)
    }

    func tap(_ event: String, link: String? = nil) {
        queue.tapped(
            NotificationTap(fields: GatewayPayload.with(event: event, link: link).fields, identifier: event))
    }

    func outcomes(_ count: Int) async throws -> [TapOutcome] {
        for _ in 0..<5_000 where queue.outcomes.count < count { try await Task.sleep(for: .milliseconds(1)) }
        return queue.outcomes.map { $0.outcome }
    }

    @Test func `a tap that came first waits for the app`() async throws {
        tap("SITCON_2027")
        attach()
        #expect(try await outcomes(1) == [.handled])
        #expect(app.log == ["dismiss", "switch to SITCON_2027", "announcements of SITCON_2027"])
    }

    @Test func `a newer tap redirects a load`() async throws {
        app.slow = ["SITCON_2027"]
        attach()
        tap("SITCON_2027")
        for _ in 0..<5_000 where app.event == nil { try await Task.sleep(for: .milliseconds(1)) }
        tap("COSCUP_2026")
        #expect(try await outcomes(2) == [.superseded, .handled])
        #expect(
            app.log == [
                "dismiss", "switch to SITCON_2027", "switch to none", "dismiss", "switch to COSCUP_2026",
                "announcements of COSCUP_2026",
            ])
    }

    @Test func `an event that fails to load leaves the app where it was`() async throws {
        app.event = try EventID("COSCUP_2026")
        app.broken = ["Gone_2019"]
        attach()
        tap("Gone_2019")
        #expect(try await outcomes(1) == [.failed(reason: "eventNotLoaded")])
        #expect(app.event?.text == "COSCUP_2026")
    }

    @Test func `an event without announcements says so, on its home`() async throws {
        app.hasAnnouncements = false
        attach()
        tap("SITCON_2027")
        #expect(try await outcomes(1) == [.failed(reason: "noAnnouncements")])
        #expect(app.log == ["dismiss", "switch to SITCON_2027"])
    }

    @Test func `links are opened, and own ones asked about`() async throws {
        attach()
        tap("A", link: "https://sitcon.org/")
        #expect(try await outcomes(1) == [.handled])
        tap("B", link: "https://opass.app/open?token=x")
        #expect(try await outcomes(2) == [.handled, .handled])
        #expect(app.log == ["open sitcon.org", "ask about opass.app"])
    }
}
