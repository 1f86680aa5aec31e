import TapRouting
import Testing

/// The queue as a sequence, as SwiftUI's `task` uses it.
@MainActor @Suite struct DeliveriesTests {
    let queue = ParkedTapQueue<TestTap>()
    let log = Log()

    private var outcomes: [TapOutcome] { queue.outcomes.map(\.outcome) }

    @Test func `a loop handles one tap after the other`() async {
        let loop = Task {
            for await delivery in queue.deliveries() {
                log("\(delivery.number) \(delivery.tap.name)")
                delivery.acknowledge(.handled)
            }
            log("end")
        }
        queue.tapped("A")
        await eventually("A") { outcomes == [.handled] }
        queue.tapped("B")
        await eventually("B") { outcomes == [.handled, .handled] }
        queue.close()
        await loop.value
        #expect(log.lines == ["1 A", "2 B", "end"])
    }

    @Test func `cancelling a waiting loop ends and detaches it`() async {
        let loop = Task {
            for await _ in queue.deliveries() { log("never") }
            log("end")
        }
        await settle()
        loop.cancel()
        await loop.value
        queue.tapped("A")
        await settle()
        #expect(queue.parkedCount == 1)
        #expect(log.lines == ["end"])
    }

    @Test func `cancelling a loop in its body puts the tap back`() async {
        let loop = Task {
            for await delivery in queue.deliveries() {
                log(delivery.tap.name)
                await untilCancelled()
            }
        }
        queue.tapped("A")
        await eventually("in the body") { log.lines == ["A"] }
        loop.cancel()
        await loop.value
        #expect(queue.parkedCount == 1)
        queue.attach { _ in .handled }
        await eventually("handled by the next") { outcomes == [.handled] }
    }

    @Test func `leaving a loop by break detaches it and puts the tap back`() async {
        queue.tapped("A")
        for await delivery in queue.deliveries() {
            log(delivery.tap.name)
            break
        }
        await eventually("parked again") { queue.parkedCount == 1 && !queue.isHandling }
        queue.attach { _ in .handled }
        await eventually("handled by the next") { outcomes == [.handled] }
        #expect(log.lines == ["A"])
    }

    @Test func `a loop that was cancelled before it began attaches nothing`() async {
        queue.attach { _ in .handled }
        let loop = Task {
            await untilCancelled()
            for await _ in queue.deliveries() { log("never") }
        }
        loop.cancel()
        await loop.value
        queue.tapped("A")
        await eventually("the handler is still attached") { outcomes == [.handled] }
    }

    @Test func `a delivery that is not acknowledged counts as not ready and is not tried at once`() async {
        let loop = Task {
            for await delivery in queue.deliveries() { log(delivery.tap.name) }
        }
        queue.tapped("A")
        await eventually("parked again") { log.lines == ["A"] && queue.parkedCount == 1 }
        await settle()
        #expect(log.lines == ["A"])
        queue.hold(for: "x")
        queue.release("x")
        await eventually("tried again") { log.lines == ["A", "A"] }
        loop.cancel()
        await loop.value
    }

    @Test func `a delivery that the loop gave away can still be acknowledged as handled`() async throws {
        var kept: TapDelivery<TestTap>?
        let loop = Task {
            for await delivery in queue.deliveries() { kept = delivery }
        }
        queue.tapped("A")
        await eventually("not ready") { kept != nil && queue.parkedCount == 1 }
        let delivery = try #require(kept)
        delivery.acknowledge(.handled)
        #expect(outcomes == [.handled])
        loop.cancel()
        await loop.value
    }

    @Test func `a second loop takes the place of the first and gets its tap`() async {
        let gate = Gate()
        let first = Task {
            for await delivery in queue.deliveries() {
                log("first \(delivery.tap.name)")
                await gate.wait()
                log("first was \(delivery.isCancelled ? "told to stop" : "left alone")")
            }
            log("first ended")
        }
        queue.tapped("A")
        await eventually("with the first") { log.lines == ["first A"] }
        let second = Task {
            for await delivery in queue.deliveries() {
                log("second \(delivery.tap.name)")
                delivery.acknowledge(.handled)
            }
        }
        await eventually("handled") { outcomes == [.handled] }
        gate.open()
        await first.value
        #expect(log.lines == ["first A", "second A", "first was told to stop", "first ended"])
        // The end of the first loop has not detached the second.
        queue.tapped("B")
        await eventually("handled") { outcomes == [.handled, .handled] }
        second.cancel()
        await second.value
    }

    @Test func `a handler within a delivery is cancelled for a newer tap`() async {
        let loop = Task {
            for await delivery in queue.deliveries() {
                await delivery.handle { tap in
                    log("begin \(tap.name)")
                    if tap.name == "A" { await untilCancelled() }
                    return Task.isCancelled ? .failed(reason: "cancelled") : .handled
                }
            }
        }
        queue.tapped("A")
        await eventually("begun") { log.lines == ["begin A"] }
        queue.tapped("B")
        await eventually("both ended") { outcomes == [.superseded, .handled] }
        loop.cancel()
        await loop.value
    }

    @Test func `a handler within a delivery is cancelled with its loop`() async {
        let loop = Task {
            for await delivery in queue.deliveries() {
                await delivery.handle { _ in
                    log("begin")
                    await untilCancelled()
                    return .failed(reason: "cancelled")
                }
            }
        }
        queue.tapped("A")
        await eventually("begun") { log.lines == ["begin"] }
        loop.cancel()
        await loop.value
        #expect(queue.parkedCount == 1)
        #expect(outcomes.isEmpty)
    }

    @Test func `what was asked to stop before the loop took it is not begun`() async {
        let gate = Gate()
        let loop = Task {
            for await delivery in queue.deliveries() {
                log(delivery.tap.name)
                delivery.acknowledge(.handled)
                if delivery.tap.name == "A" { await gate.wait() }
            }
        }
        queue.tapped("A")
        await eventually("A") { outcomes == [.handled] }
        queue.tapped("B")
        queue.tapped("C")
        gate.open()
        await eventually("C") { outcomes == [.handled, .superseded, .handled] }
        #expect(log.lines == ["A", "C"])
        loop.cancel()
        await loop.value
    }

    @Test func `a loop does not keep the queue alive and ends with it`() async {
        var queue: ParkedTapQueue<TestTap>? = ParkedTapQueue()
        weak let gone = queue
        let iterator = queue?.deliveries().makeAsyncIterator()
        let loop = Task {
            var iterator = iterator
            while await iterator?.next() != nil {}
            log("end")
        }
        await settle()
        queue = nil
        #expect(gone == nil)
        await loop.value
        #expect(log.lines == ["end"])
    }

    @Test func `a loop over a closed queue ends at once`() async {
        queue.close()
        for await _ in queue.deliveries() { log("never") }
        #expect(log.lines.isEmpty)
    }

    @Test func `the second of two that wait on one iterator gets none`() async {
        let iterator = queue.deliveries().makeAsyncIterator()
        let first = Task {
            var copy = iterator
            return await copy.next()?.tap.name
        }
        await settle()
        var copy = iterator
        #expect(await copy.next() == nil)
        queue.tapped("A")
        #expect(await first.value == "A")
    }
}
