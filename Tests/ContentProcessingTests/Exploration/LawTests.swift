import ContentProcessing
import Foundation
import Testing

/// The seven laws over schedules of the real processor. The quick form samples; the full form, asked for by
/// `GATEWAY_FULL_EXPLORATION=1`, goes through every schedule of the smaller scenarios and samples the larger ones more.
@Suite struct LawTests {
    static let isFull = ProcessInfo.processInfo.environment["GATEWAY_FULL_EXPLORATION"] == "1"

    static let interventions: [[Intervention]] = [
        [], [.expire], [.expire, .expire], [.cancel], [.drop], [.cancel, .expire], [.expire, .drop],
    ]

    @Test func `every schedule of one stage keeps the laws`() {
        var explorer = Explorer()
        for behaviour in Behaviour.allCases {
            for intervention in Self.interventions {
                for expires in [false, true] {
                    let scenario = Scenario(
                        behaviours: [behaviour], interventions: intervention, expiresInDelivery: expires)
                    #expect(explorer.exploreAll(scenario, limit: 100_000) == [])
                }
            }
        }
        #expect(explorer.exhausted == Behaviour.allCases.count * Self.interventions.count * 2)
        print("one stage: \(explorer.schedules) schedules, all there are; \(explorer.steps) steps")
    }

    @Test func `schedules of two stages keep the laws`() {
        var explorer = Explorer()
        var scenarios = 0
        for first in Behaviour.allCases {
            for second in Behaviour.allCases {
                for intervention in Self.interventions {
                    scenarios += 1
                    let scenario = Scenario(behaviours: [first, second], interventions: intervention)
                    #expect(explorer.exploreAll(scenario, limit: Self.isFull ? 1_000 : 20) == [])
                }
            }
        }
        print("two stages: \(explorer.schedules) schedules; \(explorer.exhausted) of \(scenarios) scenarios completely")
    }

    @Test func `schedules with a delivery report keep the laws`() {
        var explorer = Explorer()
        let reports: [Reporting] = [.finish(.granted), .finish(.undecided), .finish(.denied), .fail, .hang]
        for reporting in reports {
            for headStart in [Duration.zero, .milliseconds(200)] {
                for behaviours in [[], [Behaviour.finish], [.wait], [.hangDeaf]] {
                    for intervention in Self.interventions {
                        let scenario = Scenario(
                            behaviours: behaviours, interventions: intervention, reporting: reporting,
                            headStart: headStart)
                        #expect(explorer.exploreAll(scenario, limit: Self.isFull ? 1_000 : 20) == [])
                    }
                }
            }
        }
        print("reports: \(explorer.schedules) schedules")
    }

    @Test func `random schedules of two notifications at once and of many stages keep the laws`() {
        var generator = SeededGenerator(seed: SeededGenerator.runSeed())
        var explorer = Explorer()
        for _ in 0..<(Self.isFull ? 2_500 : 100) {
            let scenario = Scenario(
                behaviours: (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                    Behaviour.allCases.randomElement(using: &generator) ?? .finish
                },
                interventions: Self.interventions.randomElement(using: &generator) ?? [],
                reporting: [.none, .finish(.granted), .hang].randomElement(using: &generator) ?? .none,
                expiresInDelivery: Bool.random(using: &generator),
                notifications: Int.random(in: 1...2, using: &generator))
            #expect(explorer.explore(scenario, count: 20, seed: generator.next()) == [])
        }
        print("random: \(explorer.schedules) schedules, \(explorer.steps) steps")
    }
}
