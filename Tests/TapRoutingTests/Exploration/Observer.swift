import TapRouting

/// Sees events and effects and nothing else, knows the laws, and says which one did not hold. It shares no code with
/// the value that it watches.
struct Observer: Sendable {
    /// A living tap.
    struct Life: Sendable {
        var tap: ExploredTap
        var came: Int64
        var numbers: [Int64] = []
        var mustWait = false
        var wasHandled = false
        var wasTold = false
    }

    let ordered: Bool
    let capacity: Int
    let lifetime: Int64?
    let memory: Int

    var parked: [Life] = []
    var current: Life?
    var handler: String?
    var holds: Set<String> = []
    var identity: String?
    var clock: Int64 = 0
    var given: Int64 = 0
    var remembered: [Int] = []
    var isClosed = false

    init(policy: ParkingPolicy, lifetime: Int64?, memory: Int) {
        switch policy {
        case .newestWins: (ordered, capacity) = (false, 1)
        case .keepInOrder(let number): (ordered, capacity) = (true, number)
        }
        self.lifetime = lifetime
        self.memory = memory
    }

    func isOverdue(_ life: Life) -> Bool { lifetime.map { clock - life.came >= $0 } ?? false }

    func isMeantForAnother(_ tap: ExploredTap) -> Bool {
        tap.identity != nil && identity != nil && tap.identity != identity
    }

    mutating func remember(_ tap: ExploredTap) {
        remembered.append(tap.truth)
        remembered = Array(remembered.suffix(memory))
    }

    /// What an event justifies and demands, found before its effects are looked at.
    struct Meaning: Sendable {
        enum Arrival: Equatable {
            case none
            case ignored
            case merged
            case accepted
            case ends(TapOutcome)
        }
        enum Leaving: Equatable {
            case no
            case back
            case answered(TapAnswer)
            case closing
        }

        var arrival = Arrival.none
        var tap: ExploredTap?
        var leaving = Leaving.no
        var changedIdentity = false
        var mustCancel = false
        var closes = false
    }

    /// Checks what the value did. Called for each event, in order.
    mutating func observe(
        _ event: ExploredTaps.Event, at time: Int64?, did effects: [ExploredTaps.Effect]
    ) throws(Violation) {
        if let time, time > clock { clock = time }
        var rest = effects[...]
        try expire(&rest)
        let meaning = meaning(of: event)
        var settled = false
        var cancelled = false
        var arrivalEnded = false
        while let effect = rest.popFirst() {
            switch effect {
            case .cancel(let number):
                guard meaning.mustCancel, !cancelled, number == given else {
                    throw Violation(.cancel, "told \(number) to stop")
                }
                cancelled = true
                current?.wasTold = true
            case .outcome(let tap, let outcome):
                if case .ends(let right) = meaning.arrival, tap.index == meaning.tap?.index, !arrivalEnded {
                    guard outcome == right else {
                        throw Violation(.one, "\(tap.name) arrived and ended as \(outcome), not as \(right)")
                    }
                    arrivalEnded = true
                    if right != .duplicate { remember(tap) }
                } else {
                    try ended(tap, outcome, meaning)
                }
            case .deliver(let number, let tap):
                guard rest.isEmpty else { throw Violation(.two, "a delivery was not the last effect") }
                try settle(meaning)
                settled = true
                try delivered(number, tap)
            }
        }
        if !settled { try settle(meaning) }
        if case .ends(let right) = meaning.arrival, !arrivalEnded {
            throw Violation(right == .duplicate ? .seven : .one, "the arrival did not end as \(right)")
        }
        if meaning.mustCancel, !cancelled { throw Violation(.cancel, "the handler was not told to stop") }
        try checkAfterwards()
    }

    private mutating func expire(_ rest: inout ArraySlice<ExploredTaps.Effect>) throws(Violation) {
        while let place = parked.firstIndex(where: { isOverdue($0) }) {
            let life = parked.remove(at: place)
            guard case .outcome(let tap, .expired)? = rest.popFirst(), tap.index == life.tap.index else {
                throw Violation(.expiry, "\(life.tap.name) is past its lifetime and did not expire first")
            }
            remember(life.tap)
        }
    }
}
