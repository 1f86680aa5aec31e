import TapRouting
import TapRoutingTestSupport
import Testing

/// Time, the trace, other threads, and the end of a queue.
@MainActor @Suite struct LifetimeTests {
    @Test func `a parked tap expires without a further event`() async {
        let clock = ManualClock()
        let queue = ParkedTapQueue<TestTap>(lifetime: .seconds(60), clock: clock)
        queue.tapped("A")
        await eventually("the timer sleeps") { clock.sleepers == 1 }
        clock.advance(by: .milliseconds(59_999))
        await settle()
        #expect(queue.outcomes.isEmpty)
        clock.advance(by: .milliseconds(1))
        await eventually("expired") { queue.outcomes.map(\.outcome) == [.expired] }
        #expect(queue.outcomes.first?.time == 60_000)
        #expect(clock.sleepers == 0)
    }

    @Test func `the timer is that of the oldest parked tap and is taken away with it`() async {
        let clock = ManualClock()
        let queue = ParkedTapQueue<TestTap>(
            policy: .keepInOrder(capacity: 2), lifetime: .seconds(10), clock: clock)
        queue.tapped("A")
        clock.advance(by: .seconds(4))
        queue.tapped("B")
        await eventually("one timer") { clock.sleepers == 1 }
        clock.advance(by: .seconds(6))
        await eventually("A expired") { queue.outcomes.count == 1 }
        #expect(queue.parkedCount == 1)
        await eventually("the timer of B") { clock.sleepers == 1 }
        queue.close()
        await eventually("no timer") { clock.sleepers == 0 }
    }

    @Test func `a very long lifetime does not upset the clock`() async {
        let queue = ParkedTapQueue<TestTap>(lifetime: .seconds(Int64.max))
        queue.tapped("A")
        await settle()
        #expect(queue.parkedCount == 1)
        let other = ParkedTapQueue<TestTap>(lifetime: .seconds(Int64.max / 1_000 - 5))
        other.tapped("A")
        await settle()
        #expect(other.parkedCount == 1)
    }

    @Test func `a queue that goes away drops what is parked and its timer`() async {
        final class Payload: Sendable {}
        struct HeavyTap: ParkableTap {
            let payload = Payload()
            let deliveryKey = DeliveryKey(notification: "n", action: "a", delivered: nil)
        }
        let clock = ManualClock()
        var queue: ParkedTapQueue<HeavyTap>? = ParkedTapQueue(lifetime: .seconds(1), clock: clock)
        weak var payload: Payload?
        weak let gone = queue
        do {
            let tap = HeavyTap()
            payload = tap.payload
            queue?.tapped(tap)
        }
        await eventually("the timer sleeps") { clock.sleepers == 1 }
        #expect(payload != nil)
        queue = nil
        #expect(gone == nil)
        #expect(payload == nil)
        await eventually("no timer") { clock.sleepers == 0 }
    }

    @Test func `a running handler does not keep the queue alive and is cancelled with it`() async {
        let log = Log()
        var queue: ParkedTapQueue<TestTap>? = ParkedTapQueue()
        weak let gone = queue
        queue?.attach { tap in
            log("begin")
            await untilCancelled()
            log("cancelled")
            return .handled
        }
        queue?.tapped("A")
        await eventually("begun") { log.lines == ["begin"] }
        queue = nil
        #expect(gone == nil)
        await eventually("cancelled") { log.lines == ["begin", "cancelled"] }
    }

    @Test func `a tap on its way from another thread does not keep the queue alive`() async {
        var queue: ParkedTapQueue<TestTap>? = ParkedTapQueue()
        weak let gone = queue
        queue?.tappedFromAnyThread("A")
        queue = nil
        #expect(gone == nil)
        await settle()
    }

    @Test func `taps from other threads are all taken in, those of one thread in order`() async {
        let queue = ParkedTapQueue<TestTap>(policy: .keepInOrder(capacity: .max), memory: 0)
        let log = Log()
        let threads = 8
        let each = 200
        queue.attach { tap in
            log(tap.name)
            return .handled
        }
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<threads {
                group.addTask { @concurrent in
                    for number in 0..<each { queue.tappedFromAnyThread(TestTap("\(thread) \(number)")) }
                }
            }
        }
        await eventually("all handled") { log.lines.count == threads * each }
        for thread in 0..<threads {
            let lines = log.lines.filter { $0.hasPrefix("\(thread) ") }
            #expect(lines == (0..<each).map { "\(thread) \($0)" })
        }
    }

    @Test func `a tap from another thread is taken in before a later call on the main actor`() async {
        let queue = ParkedTapQueue<TestTap>()
        queue.tappedFromAnyThread("A")
        queue.tapped("B")
        #expect(queue.outcomes.map(\.outcome) == [.superseded])
        #expect(queue.parkedCount == 1)
    }

    @Test func `the age of a tap from another thread counts from its call`() async {
        let clock = ManualClock()
        let queue = ParkedTapQueue<TestTap>(lifetime: .seconds(10), clock: clock)
        queue.tappedFromAnyThread("A")
        clock.advance(by: .seconds(9))
        queue.hold(for: "lock")
        #expect(queue.parkedCount == 1)
        clock.advance(by: .seconds(1))
        queue.release("lock")
        #expect(queue.outcomes.map(\.outcome) == [.expired])
    }

    @Test func `the trace counts doors and deliveries and notes the strongest origin`() async {
        let queue = ParkedTapQueue<TestTap>()
        queue.tapped(TestTap("A", origin: .background))
        queue.tapped(TestTap("A", origin: .coldLaunch))
        queue.tapped(TestTap("A", origin: .foreground))
        queue.attach(named: "busy") { _ in .notReady }
        await eventually("not ready") { queue.parkedCount == 1 }
        queue.attach(named: "ready") { _ in .handled }
        await eventually("handled") { !queue.outcomes.isEmpty }
        queue.tapped(TestTap("A", origin: .background))
        #expect(queue.outcomes.map(\.doors) == [3, 1])
        #expect(queue.outcomes.map(\.deliveries) == [2, 0])
        #expect(queue.outcomes.map(\.origin) == [.coldLaunch, .background])
        #expect(queue.outcomes.map(\.outcome) == [.handled, .duplicate])
    }

    @Test(arguments: [
        ("eventNotLoaded", "eventNotLoaded"),
        ("event-not.loaded_2", "event-not.loaded_2"),
        ("", "withheld"),
        ("https://example.org/?token=secret", "withheld"),
        ("Hello from Ann", "withheld"),
        (String(repeating: "a", count: 65), "withheld"),
    ])
    func `the trace shows names only`(text: String, shown: String) async {
        let queue = ParkedTapQueue<TestTap>()
        queue.attach { _ in .failed(reason: text) }
        var tap: TestTap = "A"
        tap.routeName = text
        queue.tapped(tap)
        await eventually("failed") { !queue.outcomes.isEmpty }
        #expect(queue.outcomes.first?.route == shown)
        #expect(queue.outcomes.first?.outcome == .failed(reason: shown))
    }

    @Test func `the trace keeps the last 64 outcomes`() {
        let queue = ParkedTapQueue<TestTap>()
        queue.close()
        for number in 0..<70 { queue.tapped(TestTap("\(number)")) }
        #expect(queue.outcomes.count == 64)
    }
}
