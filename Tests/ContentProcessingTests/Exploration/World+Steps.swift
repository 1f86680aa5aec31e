import Locking

@testable import ContentProcessing

extension World {
    /// One thing that can happen next.
    enum Step {
        case job(Int)
        case advanceClock
        case release(Int, stage: Int)
        case intervene(Int)
    }

    /// All that can happen next. A stage that hangs is never released.
    var steps: [Step] {
        var steps = (0..<executor.count).map(Step.job)
        if clock.hasSleepers { steps.append(.advanceClock) }
        for number in 0..<scenario.notifications {
            for (index, behaviour) in scenario.behaviours.enumerated()
            where behaviour != .hang && behaviour != .hangDeaf && signals[number][index].isAwaited {
                steps.append(.release(number, stage: index))
            }
            let canIntervene = seen.withLock { $0[number].processing != nil && !$0[number].pending.isEmpty }
            if canIntervene { steps.append(.intervene(number)) }
        }
        return steps
    }

    func take(_ step: Step) {
        switch step {
        case .job(let index): executor.run(index)
        case .advanceClock: clock.advance()
        case .release(let number, let stage): signals[number][stage].give()
        case .intervene(let number):
            switch seen.withLock({ $0[number].pending.removeFirst() }) {
            case .expire: expire(number)
            case .cancel: seen.withLock { $0[number].processing }?.cancel()
            case .drop:
                // Let go outside of the lock: it delivers.
                _ = seen.withLock { seen in
                    defer { seen[number].processing = nil }
                    return seen[number].processing
                }
            }
        }
    }

    /// Lets all that hangs go, and everything come to its end.
    func drain() {
        for signal in signals.joined() { signal.give() }
        for signal in reportSignals { signal.give() }
        executor.runAll()
        while clock.hasSleepers {
            clock.advance()
            executor.runAll()
        }
        // Outside of the lock, because letting go may deliver.
        _ = seen.withLock { seen in
            let held = seen.map(\.processing)
            for number in seen.indices { seen[number].processing = nil }
            return held
        }
    }

    /// The laws that this schedule broke, in words; none where all hold.
    func brokenLaws(isDrained: Bool) -> [String] {
        seen.withLock { $0 }.enumerated().flatMap { number, seen -> [String] in
            var broken: [String] = []
            if seen.deliveries.count != 1 { broken.append("1: delivered \(seen.deliveries.count) times") }
            if seen.expiredWithoutDelivery > 0 { broken.append("4: expire returned before the delivery") }
            if seen.deliveredAt > Self.budget.work { broken.append("4: delivered at \(seen.deliveredAt)") }
            let mayReport =
                scenario.reporting == .finish(.granted) || scenario.reporting == .fail || scenario.reporting == .hang
            if seen.reports > (mayReport ? 1 : 0) { broken.append("6: reported \(seen.reports) times") }
            if isDrained && mayReport && seen.reports == 0 { broken.append("6: not reported despite consent") }
            guard let delivery = seen.deliveries.first else { return broken }
            if !delivery.content.hasVisibleText { broken.append("3: no text") }

            var expected = Self.content(number)
            for stage in seen.finishedAtDelivery.sorted() {
                // Whatever a stage was given, what it changes depends only on the notification's own thread.
                expected = Self.edit(stage, scenario.behaviours[stage], of: Self.content(number)).applied(to: expected)
            }
            if delivery.content != expected {
                broken.append(
                    "2 or 5: delivered \(delivery.content.body), \(delivery.content.userInfo.members.keys.sorted())")
            }
            return broken
        }
    }
}
