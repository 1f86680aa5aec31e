import Foundation
import Locking
import NotificationPayload
import Testing

@testable import ContentProcessing

/// The laws under real threads, with short times, so that the thread sanitizer has something to see. How many runs:
/// `GATEWAY_THREAD_RUNS`, or 300.
@Suite struct ThreadTests {
    static let runs = ProcessInfo.processInfo.environment["GATEWAY_THREAD_RUNS"].flatMap { Int($0) } ?? 300

    /// What is known of one run from outside.
    struct Seen: Sendable {
        var deliveries: [Delivery] = []
        var reports = 0
    }

    struct Reporter: DeliveryReporting {
        let seen: Locked<Seen>

        func reportDelivery(of userInfo: UserInfo) async throws {
            seen.withLock { $0.reports += 1 }
            await Task.yield()
        }
    }

    @Test func `the laws hold when stages, expiry, cancelling and dropping race on real threads`() async {
        var generator = SeededGenerator(seed: SeededGenerator.runSeed())
        let concurrent = 8
        for batch in 0..<(Self.runs / concurrent) {
            let seeds = (0..<concurrent).map { _ in generator.next() }
            let broken = await withTaskGroup(of: [String].self) { group in
                for (index, seed) in seeds.enumerated() {
                    group.addTask { await Self.run(batch * concurrent + index, seed: seed) }
                }
                return await group.reduce(into: [String]()) { $0 += $1 }
            }
            #expect(broken == [])
        }
    }

    static func run(_ number: Int, seed: UInt64) async -> [String] {
        var generator = SeededGenerator(seed: seed)
        let seen = Locked(Seen())
        let consent = ReportConsent.allCases.randomElement(using: &generator) ?? .undecided
        let behaviours = (0..<3).map { _ in Int.random(in: 0..<6, using: &generator) }
        let stages = behaviours.enumerated().map { index, behaviour in
            ContentStage("stage", isRequired: true, share: .microseconds(Int.random(in: 50...600, using: &generator))) {
                input in
                switch behaviour {
                case 0: break
                case 1: throw StageFailure.wrongKind
                case 2: try await Task.sleep(for: .microseconds(100))
                case 3:
                    let end = ContinuousClock.now + .microseconds(300)
                    while ContinuousClock.now < end { await Task.yield() }
                case 4: try await Task.sleep(for: .milliseconds(5))
                default: await Task.yield()
                }
                var edit = ContentEdit()
                edit.userInfo = ["stage \(index)": .string(input.content.threadIdentifier)]
                return edit
            }
        }
        let processor = ContentProcessor(
            stages: stages, report: DeliveryReport(to: Reporter(seen: seen)) { consent },
            budget: ProcessingBudget(total: .milliseconds(2), reserve: .microseconds(500)))
        let content = NotificationContent(
            body: "Body", threadIdentifier: "\(number)",
            userInfo: UserInfo([
                "aps": .object([:]), "google.c.sender.id": .string("1"), "google.c.fid": .string("f"),
                "gcm.message_id": .string("\(number)"),
            ]))
        var processing: Processing? = processor.process(content) { delivery in
            seen.withLock { $0.deliveries.append(delivery) }
        }
        var broken: [String] = []
        let ending = Int.random(in: 0..<5, using: &generator)
        try? await Task.sleep(for: .microseconds(Int.random(in: 0...1_500, using: &generator)))
        if ending < 3, let held = processing {
            let threads = (0..<(1 + ending)).map { _ in
                Task.detached {
                    held.expire()
                    return seen.withLock { $0.deliveries.count }
                }
            }
            for thread in threads where await thread.value != 1 { broken.append("4: expire returned undelivered") }
        } else if ending == 3 {
            processing?.cancel()
        }
        if ending == 4 { processing = nil }
        let limit = ContinuousClock.now + .seconds(10)
        while seen.withLock({ $0.deliveries.isEmpty }) && ContinuousClock.now < limit {
            try? await Task.sleep(for: .milliseconds(1))
        }
        withExtendedLifetime(processing) {}
        processing = nil
        try? await Task.sleep(for: .milliseconds(1))

        let result = seen.withLock { $0 }
        if result.deliveries.count != 1 { broken.append("1: delivered \(result.deliveries.count) times") }
        if result.reports > (consent == .granted ? 1 : 0) { broken.append("6: reported \(result.reports) times") }
        for delivery in result.deliveries {
            let crossed = delivery.content.userInfo.members.contains { key, value in
                key.hasPrefix("stage") && value != .string("\(number)")
            }
            if crossed || delivery.content.threadIdentifier != "\(number)" { broken.append("5: crossed") }
            if !delivery.content.hasVisibleText { broken.append("3: no text") }
            for (index, trace) in delivery.trace.stages.enumerated() {
                let isFinished = trace.outcome == .finished || trace.outcome == .finishedLate
                let isThere = delivery.content.userInfo["stage \(index)"] != nil
                if isFinished != isThere { broken.append("2: stage \(index) is \(trace.outcome)") }
            }
        }
        return broken
    }

    @Test func `expiry waits for a delivery that another thread is in the middle of`() async {
        let order = Locked<[String]>([])
        let entered = Locked(false)
        let calling = Locked(false)
        let gate = DeliveryGate(NotificationContent(body: "Body")) { _ in
            entered.withLock { $0 = true }
            while !calling.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) }
            Thread.sleep(forTimeInterval: 0.1)
            order.withLock { $0.append("delivered") }
        }
        let first = Thread { gate.resolve(.completed) }
        first.start()
        while !entered.withLock({ $0 }) { await Task.yield() }
        let isWinner = await withCheckedContinuation { continuation in
            Thread {
                calling.withLock { $0 = true }
                let isWinner = gate.resolve(.expired)
                order.withLock { $0.append("expired") }
                continuation.resume(returning: isWinner)
            }.start()
        }
        #expect(!isWinner)
        #expect(order.withLock { $0 } == ["delivered", "expired"])
    }
}
