import Locking

@testable import ContentProcessing

/// Runs the schedules of a scenario and holds each against the laws.
struct Explorer {
    private(set) var schedules = 0
    private(set) var steps = 0
    private(set) var exhausted = 0
    private(set) var reasons: Set<DeliveryReason> = []

    /// Every schedule of a scenario, up to a limit.
    mutating func exploreAll(_ scenario: Scenario, limit: Int) -> [String] {
        var choices = Choices()
        for _ in 0..<limit {
            let broken = run(scenario, &choices)
            if !broken.isEmpty { return broken }
            if !choices.advance() {
                exhausted += 1
                return []
            }
        }
        return []
    }

    /// Some schedules of a scenario by chance.
    mutating func explore(_ scenario: Scenario, count: Int, seed: UInt64) -> [String] {
        var choices = Choices(seed: seed)
        for _ in 0..<count {
            let broken = run(scenario, &choices)
            if !broken.isEmpty { return broken }
        }
        return []
    }

    private mutating func run(_ scenario: Scenario, _ choices: inout Choices) -> [String] {
        schedules += 1
        let world = World(scenario)
        world.start()
        while true {
            let options = world.steps
            guard !options.isEmpty else { break }
            steps += 1
            world.take(options[choices.choose(among: options.count)])
        }
        // Everything that can happen by itself has happened: by now it must have been delivered.
        let before = world.brokenLaws(isDrained: false)
        world.drain()
        let broken = before + world.brokenLaws(isDrained: true)
        for delivery in world.seen.withLock({ $0 }).flatMap(\.deliveries) { reasons.insert(delivery.reason) }
        return broken.map { "\(scenario): law \($0); choices \(choices.trail)" }
    }
}
