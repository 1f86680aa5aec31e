import NotificationPayload
import TapRouting
import TapRoutingTestSupport
import Testing

/// An application with another contract: its notifications carry `{"spark": {"note_id": …}}`, it has no events, and it
/// parks taps of its own. Nothing of the gateway takes part.
@MainActor
@Suite struct OtherContractTests {
    struct NoteTap: ParkableTap, Equatable {
        let noteID: String
        let deliveryKey: DeliveryKey
        var routeName: String { "note" }

        init?(_ fields: DeliveredFields, identifier: String) {
            guard let noteID = fields["spark"]["note_id"].text, !noteID.isEmpty else { return nil }
            self.noteID = noteID
            deliveryKey = DeliveryKey(notification: identifier, action: "default", delivered: nil)
        }
    }

    static func note(_ id: String) -> DeliveredFields {
        DeliveredFields(userInfo: [
            "aps": .object(["alert": .string("A note")]), "spark": .object(["note_id": .string(id)]),
        ])
    }

    @Test func `its taps are parked, delivered once and traced without their content`() async throws {
        let queue = ParkedTapQueue<NoteTap>()
        let handler = RecordingHandler<NoteTap>()
        let tap = try #require(NoteTap(Self.note("n-1"), identifier: "A"))
        queue.tapped(tap)
        queue.tapped(try #require(NoteTap(Self.note("n-1"), identifier: "a")))
        queue.attach(named: "editor", handler.handle)
        try await handler.receives(1)
        #expect(handler.taps == [tap])
        #expect(queue.outcomes.map { $0.route } == ["note"])
        #expect(queue.outcomes.map { $0.doors } == [2])
    }

    @Test func `a payload of another sender makes no tap`() {
        #expect(NoteTap(GatewayPayload.with(event: "SITCON_2027").fields, identifier: "A") == nil)
    }

    @Test func `the gateway's router leaves its notifications alone`() {
        let tap = NotificationTap(fields: Self.note("n-1"), identifier: "A")
        #expect(
            TapRouter().action(for: tap, currentEvent: nil) == .stay(.notGatewayNotification(.eventIDMissing)))
    }
}
