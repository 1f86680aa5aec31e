import NotificationPayload
import Testing

@testable import ContentProcessing

@Suite struct PlanTests {
    static let visible: [String: PayloadValue] = [
        "alert": .object(["title": .string("COSCUP"), "body": .string("Doors  open\u{7} now ")]),
        "mutable-content": .number("1"),
    ]

    @Test(
        arguments: [
            ([:], ExtensionObstacle?.some(.noAps)), (["aps": .string("x")], .apsNotObject),
            (["aps": .object([:])], .noAlert), (["aps": .object(["alert": .null])], .noAlert),
            (["aps": .object(["alert": .object([:])])], .noAlertText),
            (["aps": .object(["alert": .string(" ")])], .noAlertText),
            (["aps": .object(["alert": .number("1")])], .noAlertText),
            (["aps": .object(["alert": .string("x")])], .noMutableContent),
            (["aps": .object(["alert": .string("x"), "mutable-content": .number("0")])], .mutableContentNotOne),
            (["aps": .object(["alert": .string("x"), "mutable-content": .string("1")])], .mutableContentNotOne),
            (["aps": .object(["alert": .object(["loc-key": .string("K")]), "mutable-content": .number("1")])], nil),
            (["aps": .object(visible)], nil),
        ] as [([String: PayloadValue], ExtensionObstacle?)])
    func `what keeps an extension from running is named`(payload: [String: PayloadValue], obstacle: ExtensionObstacle?)
    {
        #expect(ExtensionObstacle(UserInfo(payload)) == obstacle)
        #expect(ContentPlan(for: UserInfo(payload), with: ContentProcessor()).obstacle == obstacle)
    }

    @Test func `a plan has the bounds of the stages and what is shown at both ends`() {
        let source = ScriptedSource([:])
        let processor = ContentProcessor(
            stages: [
                .attachment(from: source, into: MemoryStore()), .text(),
                ContentStage("large", share: .seconds(1), memory: 1 << 30) { _ in ContentEdit() },
                ContentStage("last", share: .seconds(5)) { _ in ContentEdit() },
            ], budget: ProcessingBudget(total: .seconds(22), reserve: .seconds(1)))
        let plan = ContentPlan(for: UserInfo(["aps": .object(Self.visible)]), with: processor)
        #expect(plan.obstacle == nil)
        #expect(plan.stages.map(\.name) == ["text", "attachment", "large", "last"])
        #expect(plan.stages.map(\.isRequired) == [true, false, false, false])
        #expect(plan.stages.map(\.time) == [.seconds(1), .seconds(20), .zero, .zero])
        #expect(plan.stages.map(\.share) == [.seconds(1), .seconds(20), .seconds(1), .seconds(5)])
        #expect(plan.stages.map(\.isOverMemory) == [false, false, true, false])
        #expect(plan.stages.map(\.isForeseen) == [true, false, false, false])
        #expect(plan.latestDelivery == .seconds(21))
        #expect(plan.atCompletion.body == "Doors  open now")
        #expect(plan.atExpiry.body == "Doors  open\u{7} now ")
    }

    @Test func `the gateway app's extension shows the original at both ends, at once`() {
        let processor = ContentProcessor(report: DeliveryReport(to: CountingReporter()) { .granted })
        let plan = ContentPlan(for: UserInfo(["aps": .object(Self.visible)]), with: processor)
        #expect(plan.stages == [])
        #expect(plan.latestDelivery == .zero)
        #expect(plan.atCompletion == plan.atExpiry)
        #expect(plan.atCompletion.title == "COSCUP")
    }

    @Test func `a payload is read as the system shows it, and what is of the wrong type counts as absent`() {
        let aps: [String: PayloadValue] = [
            "alert": .object(["title": .string("T"), "subtitle": .string("S"), "body": .number("1")]),
            "badge": .number("3"), "thread-id": .string("t"), "category": .string("c"),
            "target-content-id": .string("w"), "interruption-level": .string("time-sensitive"),
            "relevance-score": .number("0.5"),
            "sound": .object(["critical": .number("1"), "name": .string("a.caf"), "volume": .number("7")]),
        ]
        let payload = UserInfo(["aps": .object(aps)])
        #expect(
            NotificationContent(payload: payload)
                == NotificationContent(
                    title: "T", subtitle: "S", badge: 3, sound: .critical(name: "a.caf", volume: 1),
                    threadIdentifier: "t", categoryIdentifier: "c", targetContentIdentifier: "w",
                    interruptionLevel: .timeSensitive, relevanceScore: 0.5, userInfo: payload))
        let odd = UserInfo([
            "aps": .object([
                "badge": .number("1e400"), "relevance-score": .number("2"), "sound": .string(""),
                "interruption-level": .string("loud"),
            ])
        ])
        #expect(NotificationContent(payload: odd) == NotificationContent(userInfo: odd))
        #expect(NotificationSound(payload: .string("default")) == .standard)
        #expect(NotificationSound(payload: .object([:])) == .standard)
        #expect(NotificationSound(payload: .string("bell")) == .named("bell"))
    }
}
