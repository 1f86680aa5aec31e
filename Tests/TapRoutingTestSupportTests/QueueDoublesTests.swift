import NotificationPayload
import TapRouting
import TapRoutingTestSupport
import Testing

/// The doubles with the queue that an application ships.
@MainActor
@Suite struct QueueDoublesTests {
    func tap(_ id: String, link: String? = nil) -> NotificationTap {
        NotificationTap(fields: GatewayPayload.with(event: "SITCON_2027", link: link).fields, identifier: id)
    }

    @Test func `the handler records what it was given and answers`() async throws {
        let queue = ParkedTapQueue<NotificationTap>()
        let handler = RecordingHandler<NotificationTap>()
        queue.tapped(tap("a"))
        queue.attach(named: "root", handler.handle)
        try await handler.receives(1)
        #expect(handler.taps == [tap("a")])
        #expect(queue.outcomes.map { $0.outcome } == [.handled])
    }

    @Test func `a handler that waits is answered later`() async throws {
        let queue = ParkedTapQueue<NotificationTap>()
        let handler = RecordingHandler<NotificationTap>(answering: nil)
        queue.attach(named: "root", handler.handle)
        queue.tapped(tap("a"))
        try await handler.receives(1)
        #expect(handler.waitingCount == 1)
        queue.tapped(tap("b"))
        handler.answer(.notReady)
        try await handler.receives(2)
        #expect(queue.outcomes.map { $0.outcome } == [.superseded])
        handler.answer(.handled)
        handler.answer(.handled)
        #expect(handler.waitingCount == 0)
    }

    @Test func `too few taps and too many are said`() async throws {
        let queue = ParkedTapQueue<NotificationTap>(policy: .keepInOrder(capacity: 9))
        let handler = RecordingHandler<NotificationTap>()
        let none = await #expect(throws: ScenarioFailure.self) {
            try await handler.receives(1, within: .milliseconds(5))
        }
        #expect(none?.description == "expected 1 tap at the handler, found 0")
        queue.attach(named: "root", handler.handle)
        queue.tapped(tap("a"))
        queue.tapped(tap("b", link: "https://sitcon.org/"))
        try await handler.receives(2)
        let many = await #expect(throws: ScenarioFailure.self) { try await handler.receives(1) }
        #expect(many?.description == "expected 1 tap at the handler, found 2: announcements, link")
    }

    @Test func `the clock makes a parked tap expire`() async throws {
        let clock = ManualClock()
        let queue = ParkedTapQueue<NotificationTap>(lifetime: .seconds(60), clock: clock)
        queue.tapped(tap("a"))
        clock.advance(by: .seconds(60))
        queue.attach(named: "root", RecordingHandler<NotificationTap>().handle)
        #expect(queue.outcomes.map { $0.outcome } == [.expired])
    }

    @Test func `a made-up payload is the gateway's, and reads back from its JSON`() throws {
        let payload = GatewayPayload.with(event: "SITCON_2027", link: "https://sitcon.org/")
        let report = PayloadInspector(contract: .gatewayV1).inspect(Array(payload.json.utf8))
        #expect(report.kind == .delivered)
        #expect(report.findings.filter { $0.severity > .info } == [])
        #expect(report.notification == (try GatewayNotification(payload.fields)))
        #expect(payload.with("uri", .bool(true)).json.contains("\"uri\":true"))
    }
}
