import TapRouting

/// The steps that broke a law, the shortest that the search came across.
struct Counterexample: Error, CustomStringConvertible {
    var alphabet: Alphabet
    var steps: [Step]
    var violation: Violation

    var description: String {
        let lines = steps.map { step in
            if case .tapped(let index) = step.what {
                return "  tapped \(alphabet.taps[index].name)" + (step.later.map { " +\($0)ms" } ?? "")
            }
            return "  \(step)"
        }
        return "\(violation) [\(alphabet.name), \(steps.count) steps]\n" + lines.joined(separator: "\n")
    }
}

/// How much was searched.
struct Coverage: CustomStringConvertible {
    var states = 0
    var transitions = 0
    /// Whether every state that the alphabet reaches was seen.
    var isComplete = true

    var description: String { "\(states) states, \(transitions) transitions\(isComplete ? ", complete" : "")" }

    static func + (left: Coverage, right: Coverage) -> Coverage {
        Coverage(
            states: left.states + right.states, transitions: left.transitions + right.transitions,
            isComplete: left.isComplete && right.isComplete)
    }
}
