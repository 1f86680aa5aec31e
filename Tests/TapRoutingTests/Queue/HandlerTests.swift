import TapRouting
import Testing

/// The queue with a handler: tasks, cancellation, and what a handler does to the queue while it runs.
@MainActor @Suite struct HandlerTests {
    let queue = ParkedTapQueue<TestTap>()
    let log = Log()

    private var outcomes: [TapOutcome] { queue.outcomes.map(\.outcome) }

    @Test func `a tap that comes first is delivered to the handler that comes later`() async {
        queue.tapped("A")
        #expect(queue.parkedCount == 1)
        queue.attach(named: "root") { tap in
            log("begin \(tap.name)")
            return .handled
        }
        #expect(queue.isHandling)
        await eventually("handled") { outcomes == [.handled] }
        #expect(log.lines == ["begin A"])
        #expect(!queue.isHandling)
    }

    @Test func `a slow handler is cancelled for a newer tap`() async {
        queue.attach(named: "root") { tap in
            log("begin \(tap.name)")
            if tap.name == "A" { await untilCancelled() }
            return Task.isCancelled ? .notReady : .handled
        }
        queue.tapped("A")
        await eventually("A is with its handler") { log.lines == ["begin A"] }
        queue.tapped("B")
        await eventually("both ended") { outcomes == [.superseded, .handled] }
        #expect(log.lines == ["begin A", "begin B"])
    }

    @Test func `a cancelled handler that had done its work is believed`() async {
        queue.attach { tap in
            if tap.name == "A" { await untilCancelled() }
            return .handled
        }
        queue.tapped("A")
        await settle()
        queue.tapped("B")
        await eventually("both handled") { outcomes == [.handled, .handled] }
    }

    @Test func `a failure of a cancelled handler counts as not ready`() async {
        queue.attach { tap in
            if tap.name != "A" { return .handled }
            await untilCancelled()
            return .failed(reason: "cancelled")
        }
        queue.tapped("A")
        await settle()
        queue.tapped("B")
        await eventually("A was superseded") { outcomes == [.superseded, .handled] }
    }

    @Test func `a handler whose tap was taken back before it began is not called`() async {
        queue.attach(named: "root") { tap in
            log("root \(tap.name)")
            return .handled
        }
        queue.tapped("A")
        queue.attach(named: "other") { tap in
            log("other \(tap.name)")
            return .handled
        }
        await eventually("handled") { outcomes == [.handled] }
        await settle()
        #expect(log.lines == ["other A"])
    }

    @Test func `throwing counts as not ready and is tried again after a change`() async {
        struct NotLoaded: Error {}
        let loaded = Gate()
        queue.attach(named: "root") { tap in
            log("try \(tap.name)")
            if !loaded.isOpen { throw NotLoaded() }
            return .handled
        }
        queue.tapped("A")
        await eventually("parked again") { queue.parkedCount == 1 }
        await settle()
        #expect(log.lines == ["try A"])
        loaded.open()
        queue.hold(for: "load")
        queue.release("load")
        await eventually("handled") { outcomes == [.handled] }
        #expect(log.lines == ["try A", "try A"])
    }

    @Test func `a handler that taps does not get the tap before it has answered`() async {
        queue.attach { tap in
            log("begin \(tap.name)")
            if tap.name == "A" {
                queue.tapped("B")
                log("tapped B")
            }
            return .handled
        }
        queue.tapped("A")
        await eventually("both handled") { outcomes == [.handled, .handled] }
        #expect(log.lines == ["begin A", "tapped B", "begin B"])
    }

    @Test func `events that an outcome raises are applied after the effects at hand`() async {
        queue.attach(named: "root") { tap in
            log("begin \(tap.name)")
            return .handled
        }
        queue.tapped("A")
        queue.tapped("B")
        queue.onOutcome = { record in
            log("\(record.outcome)")
            if record.outcome == .superseded { queue.detach("root") }
        }
        // The outcome of B detaches; the effect at hand was only that outcome, and A is still with its handler then.
        queue.tapped("C")
        #expect(queue.parkedCount == 1)
        #expect(log.lines == ["superseded", "superseded"])
        #expect(!queue.isHandling)
        await settle()
        #expect(log.lines == ["superseded", "superseded"])
    }

    @Test func `a handler that detaches itself is believed all the same`() async {
        queue.attach(named: "root") { tap in
            log("begin \(tap.name)")
            queue.detach("root")
            return .handled
        }
        queue.tapped("A")
        await eventually("handled") { outcomes == [.handled] }
        queue.attach(named: "root") { _ in .handled }
        await settle()
        #expect(outcomes == [.handled])
    }

    @Test func `a handler that attaches another hands the tap over`() async {
        queue.attach(named: "first") { tap in
            log("first \(tap.name)")
            queue.attach(named: "second") { tap in
                log("second \(tap.name)")
                return .handled
            }
            return .notReady
        }
        queue.tapped("A")
        await eventually("handled") { outcomes == [.handled] }
        #expect(log.lines == ["first A", "second A"])
        #expect(queue.outcomes.first?.deliveries == 2)
    }

    @Test func `a handler that never answers keeps the queue until it is replaced`() async {
        let gate = Gate()
        queue.attach(named: "stuck") { tap in
            log("stuck \(tap.name)")
            await gate.wait()
            return .failed(reason: "late")
        }
        queue.tapped("A")
        await eventually("stuck") { log.lines == ["stuck A"] }
        queue.tapped("B")
        await settle()
        #expect(log.lines == ["stuck A"])
        queue.attach(named: "other") { tap in
            log("other \(tap.name)")
            return .handled
        }
        await eventually("the newest was delivered") { outcomes == [.superseded, .handled] }
        gate.open()
        await settle()
        #expect(outcomes == [.superseded, .handled])
        #expect(log.lines == ["stuck A", "other B"])
    }

    @Test func `a late detach does not take the new handler away`() async {
        queue.attach(named: "old view") { _ in .notReady }
        queue.attach(named: "new view") { _ in .handled }
        queue.detach("old view")
        queue.tapped("A")
        await eventually("handled") { outcomes == [.handled] }
    }

    @Test func `the same name with a new closure leaves the tap where it is and gives the next to the new one`() async {
        let gate = Gate()
        queue.attach(named: "root") { tap in
            await gate.wait()
            log("old \(tap.name)\(Task.isCancelled ? " cancelled" : "")")
            return .handled
        }
        queue.tapped("A")
        await settle()
        queue.attach(named: "root") { tap in
            log("new \(tap.name)")
            return .handled
        }
        gate.open()
        await eventually("handled") { outcomes == [.handled] }
        queue.tapped("B")
        await eventually("handled") { outcomes == [.handled, .handled] }
        #expect(log.lines == ["old A", "new B"])
    }

    @Test func `handlers without a name are different ones`() {
        let first = queue.attach { _ in .handled }
        let second = queue.attach { _ in .handled }
        #expect(first != second)
    }

    @Test func `a hold and an identity stop deliveries as the table says`() async {
        queue.attach { _ in .handled }
        queue.hold(for: "lock")
        queue.signedIn(as: "ann")
        queue.tapped(TestTap("A", identity: "ann"))
        queue.signedOut()
        queue.release("lock")
        await settle()
        #expect(queue.parkedCount == 1)
        queue.signedIn(as: "ben")
        #expect(outcomes == [.refused(.identity)])
        queue.close()
        queue.tapped("B")
        #expect(outcomes == [.refused(.identity), .dropped(.detachedForGood)])
    }
}
