import Locking
import NotificationPayload
import Testing

@testable import ContentProcessing

/// Counts its calls, and does what a test says besides.
final class CountingReporter: DeliveryReporting {
    let calls = Locked<[UserInfo]>([])
    private let body: @Sendable () async throws -> Void

    init(_ body: @escaping @Sendable () async throws -> Void = {}) {
        self.body = body
    }

    func reportDelivery(of userInfo: UserInfo) async throws {
        calls.withLock { $0.append(userInfo) }
        try await body()
    }
}

@Suite struct ReportTests {
    let bench = Bench()

    static let usable: [String: PayloadValue] = [
        "aps": .object(["alert": .string("Hi")]), "google.c.sender.id": .string("104"),
        "gcm.message_id": .string("m1"), "google.c.fid": .string("fid"),
    ]

    static func content(_ changes: [String: PayloadValue] = [:]) -> NotificationContent {
        NotificationContent(body: "Hi", userInfo: UserInfo(usable.merging(changes) { $1 }))
    }

    @Test(arguments: [
        (ReportConsent.granted, ReportOutcome.made, 1), (.denied, .notCollected(.denied), 0),
        (.undecided, .notCollected(.undecided), 0),
    ])
    func `only consent makes a report`(consent: ReportConsent, outcome: ReportOutcome, calls: Int) {
        let reporter = CountingReporter()
        let processing = bench.start(
            bench.processor([], report: DeliveryReport(to: reporter) { consent }), Self.content())
        #expect(bench.delivery?.reason == .completed)
        #expect(bench.delivery?.trace.report == .pending)
        bench.executor.runAll()
        #expect(processing.trace.report == outcome)
        #expect(reporter.calls.withLock { $0.count } == calls)
    }

    @Test(
        arguments: [
            ("granted", ReportConsent.granted), ("denied", .denied), ("undecided", .undecided), (nil, .undecided),
            ("", .undecided), ("GRANTED", .undecided), ("true", .undecided),
        ] as [(String?, ReportConsent)])
    func `what cannot be read as a choice is undecided`(stored: String?, consent: ReportConsent) {
        #expect(ReportConsent(stored: stored) == consent)
    }

    @Test(
        arguments: [
            ["aps": .string("text")], ["aps": .array([])], ["aps": .null], ["google.c.sender.id": .number("104")],
            ["gcm.message_id": .null], ["google.c.fid": .string("")], ["google.c.fid": .bool(true)],
        ] as [[String: PayloadValue]])
    func `a user info that the export would skip or trap on is not handed to it`(changes: [String: PayloadValue]) {
        let reporter = CountingReporter()
        let processing = bench.start(
            bench.processor([], report: DeliveryReport(to: reporter) { .granted }), Self.content(changes))
        bench.executor.runAll()
        #expect(processing.trace.report == .unusablePayload)
        #expect(reporter.calls.withLock { $0.isEmpty })
    }

    @Test func `a reporter that throws is no harm`() {
        let reporter = CountingReporter { throw StageFailure.other }
        let processing = bench.start(
            bench.processor([], report: DeliveryReport(to: reporter) { .granted }), Self.content())
        bench.executor.runAll()
        #expect(bench.delivery?.reason == .completed)
        #expect(processing.trace.report == .failed)
    }

    @Test func `a reporter that hangs delays nothing, and no more than its head start where it has one`() {
        for headStart in [Duration.zero, .milliseconds(200)] {
            let signal = Signal()
            let bench = Bench()
            let reporter = CountingReporter { await signal.wait() }
            let processing = bench.start(
                bench.processor(
                    [.adding("key", to: "stage")], report: DeliveryReport(to: reporter) { .granted },
                    budget: ProcessingBudget(reportHeadStart: headStart)), Self.content())
            bench.runUntilDelivery()
            #expect(bench.time == headStart)
            #expect(bench.delivery?.reason == .completed)
            #expect(processing.trace.report == .underway)
            signal.give()
            bench.executor.runAll()
        }
    }

    @Test func `with a head start the content waits for a report that is quick`() {
        let reporter = CountingReporter()
        let processing = bench.start(
            bench.processor(
                [], report: DeliveryReport(to: reporter) { .granted },
                budget: ProcessingBudget(reportHeadStart: .milliseconds(200))), Self.content())
        #expect(bench.delivery == nil)
        bench.executor.runAll()
        #expect(bench.time == .zero)
        #expect(bench.delivery?.trace.report == .made)
        withExtendedLifetime(processing) {}
    }

    @Test func `the same message twice in parallel is reported once and delivered twice`() {
        let reporter = CountingReporter()
        let processor = bench.processor(
            [.adding("key", to: "stage")], report: DeliveryReport(to: reporter) { .granted })
        let first = bench.start(processor, Self.content())
        let second = bench.start(processor, Self.content())
        let third = bench.start(processor, Self.content(["gcm.message_id": .string("m2")]))
        bench.executor.runAll()
        #expect(bench.deliveries.withLock { $0.map(\.reason) } == [.completed, .completed, .completed])
        #expect(reporter.calls.withLock { $0.map { $0.text("gcm.message_id") } } == ["m1", "m2"])
        #expect([first, second, third].map(\.trace.report) == [.made, .alreadyReported, .made])
    }

    @Test func `a ledger keeps the newest identifiers only`() {
        let ledger = ReportLedger(limit: 2)
        #expect(["a", "a", "b", "c", "a", "c"].map(ledger.claim) == [true, false, true, true, true, false])
        #expect(ReportLedger(limit: 0).claim("a"))
    }
}
