import TopicSubscription

/// Visits every state that a scope can reach, breadth first, so that a counterexample is as short as any.
struct Explorer {
    /// What an exploration found.
    struct Result: Sendable, CustomStringConvertible {
        var states = 0
        var steps = 0
        var depth = 0
        var isComplete = false
        var violation: Violation?
        /// The actions that lead to the violation, the breaking one last.
        var counterexample: [String] = []

        var description: String {
            let figures =
                "\(states) states, \(steps) steps, depth \(depth), "
                + (isComplete ? "fixpoint reached" : "stopped at its bound")
            guard let violation else { return figures }
            return "\(violation)\n" + counterexample.enumerated().map { "  \($0 + 1). \($1)" }.joined(separator: "\n")
                + "\n" + figures
        }
    }

    private struct Origin {
        var parent: Int32
        var action: Action
        var script: [UInt8]
    }

    let scope: Scope
    private var fairRun: FairRun
    private var known: [[UInt8]: Int32] = [:]
    private var origins: [Origin] = []
    private var result = Result()

    init(_ scope: Scope) {
        self.scope = scope
        fairRun = FairRun(scope)
    }

    /// Explores until nothing new is found, a law is broken, or the scope's bound is reached.
    static func run(_ scope: Scope) -> Result {
        var explorer = Explorer(scope)
        explorer.run()
        return explorer.result
    }

    private mutating func run() {
        var level = [World()]
        known[World().key(scope)] = 0
        origins.append(Origin(parent: -1, action: .die, script: []))
        result.states = 1
        var first: Int32 = 0
        while !level.isEmpty {
            var nextLevel: [World] = []
            let firstOfNext = Int32(origins.count)
            for (offset, world) in level.enumerated() {
                let index = first + Int32(offset)
                guard check(world, index), expand(world, index, into: &nextLevel) else { return }
                if result.states >= scope.stateLimit { return }
            }
            result.depth += 1
            level = nextLevel
            first = firstOfNext
        }
        result.isComplete = true
    }

    private mutating func check(_ world: World, _ index: Int32) -> Bool {
        do throws(Violation) {
            try fairRun.check(world)
            return true
        } catch {
            fail(error, path(to: index) + ["and from then on everything works"])
            return false
        }
    }

    private mutating func expand(_ world: World, _ index: Int32, into level: inout [World]) -> Bool {
        for action in world.actions(scope) {
            var choices: Choices? = Choices()
            while let played = choices {
                result.steps += 1
                do throws(Violation) {
                    let later = try world.after(action, scope, played)
                    let key = later.key(scope)
                    if known[key] == nil {
                        known[key] = Int32(origins.count)
                        origins.append(Origin(parent: index, action: action, script: played.script))
                        level.append(later)
                        result.states += 1
                    }
                } catch {
                    fail(error, path(to: index) + [text(action, played.script)])
                    return false
                }
                choices = played.next
            }
        }
        return true
    }

    private mutating func fail(_ violation: Violation, _ path: [String]) {
        result.violation = violation
        result.counterexample = path
    }

    private func path(to index: Int32) -> [String] {
        var path: [String] = []
        var index = Int(index)
        while index > 0 {
            path.append(text(origins[index].action, origins[index].script))
            index = Int(origins[index].parent)
        }
        return path.reversed()
    }

    private func text(_ action: Action, _ script: [UInt8]) -> String {
        script.contains { $0 != 0 } ? "\(action), choosing \(script.map(\.description).joined())" : "\(action)"
    }
}
