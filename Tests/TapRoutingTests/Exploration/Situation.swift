import TapRouting

/// The value and its observer after some events.
struct Situation: Sendable {
    var value: ExploredTaps
    var observer: Observer

    init(_ alphabet: Alphabet) {
        value = ExploredTaps(policy: alphabet.policy, lifetime: alphabet.lifetime, memory: alphabet.memory)
        observer = Observer(policy: alphabet.policy, lifetime: alphabet.lifetime, memory: alphabet.memory)
    }

    /// Applies one step to the value, and lets the observer judge it.
    mutating func take(_ step: Step, of alphabet: Alphabet) throws(Violation) {
        let event = step.event(alphabet.taps, given: observer.given)
        let time = step.later.map { observer.clock + $0 }
        let effects = value.apply(event, at: time)
        try observer.observe(event, at: time, did: effects)
        guard value.handling?.index == observer.current?.tap.index,
            value.state.parked.elementsEqual(observer.parked, by: { $0.tap.index == $1.tap.index })
        else {
            throw Violation(.state, "parked \(value.parked.map(\.name)), in handling \(value.handling?.name ?? "none")")
        }
        guard value.state.now == observer.clock, value.state.ended.count <= alphabet.memory else {
            throw Violation(.state, "now \(value.state.now), \(value.state.ended.count) remembered")
        }
    }

    /// Sends the state away and back.
    mutating func restore() throws(Violation) {
        do {
            value = try ExploredTaps(restoring: value.snapshot)
        } catch {
            throw Violation(.state, "the snapshot was refused: \(error)")
        }
    }
}
