import Locking
import NotificationPayload
import Testing

@testable import ContentProcessing

/// A processor on a clock that stands still, run by hand.
struct Bench: Sendable {
    let clock = StepClock()
    let executor = StepExecutor()
    let deliveries = Locked<[Delivery]>([])
    let times = Locked<[Duration]>([])

    func processor(
        _ stages: [ContentStage], report: DeliveryReport? = nil, budget: ProcessingBudget = ProcessingBudget(),
        safeText: SafeText? = nil
    ) -> ContentProcessor {
        ContentProcessor(
            stages: stages, report: report, budget: budget, safeText: safeText, clock: clock,
            spawn: { [executor] in executor.spawn($0) })
    }

    func start(_ processor: ContentProcessor, _ content: NotificationContent = .sample) -> Processing {
        processor.process(content) { delivery in
            deliveries.withLock { $0.append(delivery) }
            times.withLock { $0.append(StepClock.Instant(offset: .zero).duration(to: clock.now)) }
        }
    }

    /// Runs all there is to run, and lets time pass whenever nothing else can happen, until the delivery.
    func runUntilDelivery() {
        executor.runAll()
        while deliveries.withLock({ $0.isEmpty }), clock.hasSleepers {
            clock.advance()
            executor.runAll()
        }
    }

    var delivery: Delivery? { deliveries.withLock { $0.count == 1 ? $0[0] : nil } }
    var time: Duration? { times.withLock { $0.first } }
}

extension NotificationContent {
    static let sample = NotificationContent(title: "COSCUP 2026", body: "The keynote begins in ten minutes.")
}

extension ContentStage {
    static func adding(_ key: String, to name: StageName, isRequired: Bool = true) -> ContentStage {
        ContentStage(name, isRequired: isRequired, share: .seconds(5)) { _ in
            var edit = ContentEdit()
            edit.userInfo = [key: .bool(true)]
            return edit
        }
    }

    static func hanging(
        _ name: StageName, isRequired: Bool = true, share: Duration = .seconds(60), until signal: Signal = Signal()
    ) -> ContentStage {
        ContentStage(name, isRequired: isRequired, share: share) { _ in
            try await signal.waitOrCancel()
            return ContentEdit()
        }
    }
}

@Suite struct ProcessorTests {
    let bench = Bench()

    @Test func `without stages the original is delivered before process returns`() {
        let processing = bench.start(bench.processor([]))
        #expect(bench.delivery?.content == .sample)
        #expect(bench.delivery?.reason == .completed)
        #expect(processing.trace.laterCalls == 0)
    }

    @Test func `required stages run first and each sees the edits before it`() {
        let seen = Locked<[[String]]>([])
        let stage = { (name: StageName, isRequired: Bool) in
            ContentStage(name, isRequired: isRequired, share: .seconds(1)) { input in
                seen.withLock { $0.append([name.description] + input.content.userInfo.members.keys.sorted()) }
                var edit = ContentEdit()
                edit.userInfo = [name.description: .null]
                return edit
            }
        }
        let processing = bench.start(
            bench.processor([stage("a", false), stage("b", true), stage("c", false), stage("d", true)]))
        bench.runUntilDelivery()
        #expect(seen.withLock { $0 } == [["b"], ["d", "b"], ["a", "b", "d"], ["c", "a", "b", "d"]])
        #expect(bench.delivery?.reason == .completed)
        withExtendedLifetime(processing) {}
    }

    @Test func `a stage that hangs is abandoned at its deadline, and the next one runs`() {
        let processing = bench.start(
            bench.processor([.hanging("slow", share: .seconds(3)), .adding("late", to: "next")]))
        bench.runUntilDelivery()
        #expect(bench.time == .seconds(3))
        #expect(bench.delivery?.reason == .completedWithout(["slow"]))
        #expect(bench.delivery?.content.userInfo["late"] == .bool(true))
        #expect(bench.delivery?.trace.stages.map(\.outcome) == [.abandoned, .finished])
        #expect(bench.delivery?.trace.stages.map(\.milliseconds) == [3_000, 0])
        withExtendedLifetime(processing) {}
    }

    @Test func `the reserve is kept for the delivery`() {
        let processing = bench.start(
            bench.processor(
                [.hanging("slow")], budget: ProcessingBudget(total: .seconds(25), reserve: .seconds(2))))
        bench.runUntilDelivery()
        #expect(bench.time == .seconds(23))
        withExtendedLifetime(processing) {}
    }

    @Test func `a stage for which too little time is left is skipped, not awaited`() {
        let short = ContentStage("short", share: .seconds(9), least: .seconds(2)) { _ in ContentEdit() }
        let processing = bench.start(
            bench.processor(
                [.hanging("slow"), .hanging("slower", isRequired: false), short],
                budget: ProcessingBudget(total: .seconds(10), reserve: .zero)))
        bench.runUntilDelivery()
        #expect(bench.time == .seconds(10))
        #expect(bench.delivery?.reason == .completedWithout(["slow", "slower", "short"]))
        #expect(bench.delivery?.trace.stages.map(\.outcome) == [.abandoned, .skipped, .skipped])
        withExtendedLifetime(processing) {}
    }

    @Test func `a stage over the memory of the budget is refused before it starts`() {
        let started = Locked(false)
        let large = ContentStage("large", share: .seconds(1), memory: 13 << 20) { _ in
            started.withLock { $0 = true }
            return ContentEdit()
        }
        let processing = bench.start(bench.processor([large, .adding("small", to: "small", isRequired: false)]))
        bench.runUntilDelivery()
        #expect(!started.withLock { $0 })
        #expect(bench.delivery?.reason == .refusedForMemory(["large"]))
        #expect(bench.delivery?.content.userInfo["small"] == .bool(true))
        withExtendedLifetime(processing) {}
    }

    @Test func `a stage that finishes after its deadline but before the delivery still counts, in its own place`() {
        let signal = Signal()
        let deaf = ContentStage("deaf", isRequired: true, share: .seconds(1)) { _ in
            await signal.wait()
            var edit = ContentEdit()
            edit.body = .set("from the first")
            edit.subtitle = .set("from the first")
            return edit
        }
        let second = ContentStage("second", isRequired: true, share: .seconds(5)) { _ in
            var edit = ContentEdit()
            edit.body = .set("from the second")
            return edit
        }
        let processing = bench.start(bench.processor([deaf, second, .hanging("third", share: .seconds(5))]))
        bench.executor.runAll()
        bench.clock.advance()
        bench.executor.runAll()
        signal.give()
        bench.runUntilDelivery()
        #expect(bench.delivery?.content.body == "from the second")
        #expect(bench.delivery?.content.subtitle == "from the first")
        #expect(bench.delivery?.trace.stages.map(\.outcome) == [.finishedLate, .finished, .abandoned])
        withExtendedLifetime(processing) {}
    }

    @Test func `expiry delivers what there is before it returns, and cancels what runs`() {
        let processing = bench.start(bench.processor([.adding("first", to: "first"), .hanging("second")]))
        bench.executor.runAll()
        processing.expire()
        #expect(bench.delivery?.reason == .expired)
        #expect(bench.delivery?.content.userInfo["first"] == .bool(true))
        #expect(bench.delivery?.trace.stages.map(\.outcome) == [.finished, .running])
        bench.executor.runAll()
        #expect(!bench.clock.hasSleepers)
        processing.expire()
        processing.cancel()
        #expect(bench.delivery != nil)
        #expect(processing.trace.laterCalls == 2)
    }

    @Test func `cancelling and dropping deliver what there is`() {
        let cancelled = bench.start(bench.processor([.hanging("slow")]))
        cancelled.cancel()
        #expect(bench.delivery?.reason == .cancelled)

        let other = Bench()
        var dropped: Processing? = other.start(other.processor([.hanging("slow")]))
        other.executor.runAll()
        #expect(dropped != nil && other.delivery == nil)
        dropped = nil
        #expect(other.delivery?.reason == .dropped)
        #expect(other.delivery?.content == .sample)
    }

    @Test func `a gate that nobody resolves delivers when it goes away`() {
        var gate: DeliveryGate? = DeliveryGate(.sample) { delivery in bench.deliveries.withLock { $0.append(delivery) }
        }
        var edit = ContentEdit()
        edit.subtitle = .set("Better")
        gate?.add(edit, as: "by hand")
        #expect(bench.delivery == nil)
        gate = nil
        #expect(bench.delivery?.reason == .dropped)
        #expect(bench.delivery?.content.subtitle == "Better")
    }

    @Test func `a safe text stands in for a placeholder from the first moment`() {
        let safe = SafeText(placeholders: ["ENCRYPTED"], title: "Chat", body: "New message")
        let processing = bench.start(
            bench.processor([.hanging("decrypt")], safeText: safe), NotificationContent(body: "ENCRYPTED"))
        processing.expire()
        #expect(bench.delivery?.content.title == "Chat")
        #expect(bench.delivery?.content.body == "New message")
        #expect(safe.seed(for: .sample) == .sample)
        #expect(safe.seed(for: NotificationContent(body: " \u{200B}")).body == "New message")
        #expect(SafeText(placeholders: ["x"], body: "").seed(for: NotificationContent(body: "x")).body == "x")
    }

    @Test func `a clock that fails ends the stage instead of leaving it`() {
        struct BrokenClock: Clock {
            var now: ContinuousClock.Instant { ContinuousClock.now }
            var minimumResolution: Duration { .nanoseconds(1) }
            func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
                throw StageFailure.other
            }
        }
        let processor = ContentProcessor(
            stages: [.hanging("slow")], report: nil, budget: ProcessingBudget(), safeText: nil, clock: BrokenClock(),
            spawn: { bench.executor.spawn($0) })
        let processing = bench.start(processor)
        bench.executor.runAll()
        #expect(bench.delivery?.reason == .completedWithout(["slow"]))
        withExtendedLifetime(processing) {}
    }

    @Test func `the asynchronous form returns the delivery, and cancelling its task delivers at once`() async {
        let done = await ContentProcessor(stages: [.adding("key", to: "stage")]).process(.sample)
        #expect(done.reason == .completed)
        #expect(done.content.userInfo["key"] == .bool(true))

        let task = Task { await ContentProcessor(stages: [.hanging("slow")]).process(.sample) }
        task.cancel()
        #expect(await task.value.reason == .cancelled)
    }

    @Test func `a stage's bytes are in the trace`() {
        let counting = ContentStage("counting", share: .seconds(1)) { input in
            input.countBytes(300)
            input.countBytes(45)
            input.countBytes(-5)
            return ContentEdit()
        }
        let processing = bench.start(bench.processor([counting]))
        bench.runUntilDelivery()
        #expect(bench.delivery?.trace.stages.map(\.bytes) == [345])
        #expect(bench.delivery?.reason == .completed)
        withExtendedLifetime(processing) {}
    }

    @Test func `negative times and memories count as none`() {
        let budget = ProcessingBudget(
            total: .seconds(-1), reserve: .seconds(-2), memory: -3, reportHeadStart: .seconds(-4))
        #expect(budget == ProcessingBudget(total: .zero, reserve: .zero, memory: 0, reportHeadStart: .zero))
        #expect(ProcessingBudget(total: .seconds(1), reserve: .seconds(2)).work == .zero)
        let processing = bench.start(bench.processor([.adding("key", to: "stage")], budget: budget))
        #expect(bench.delivery?.reason == .completedWithout(["stage"]))
        withExtendedLifetime(processing) {}
    }
}
