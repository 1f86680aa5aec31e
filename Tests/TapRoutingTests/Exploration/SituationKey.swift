import TapRouting

/// A situation without what makes no difference to its future: how late it is, and how many deliveries there were.
///
/// Ages count up to the lifetime, and delivery numbers back from the latest, as far as the steps of an alphabet reach.
struct SituationKey: Hashable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private var filled = 0

    /// How far back the answers of alphabets reach, and one more.
    static let reach: Int64 = 3

    init(_ situation: Situation, of alphabet: Alphabet) {
        let state = situation.value.state
        let observer = situation.observer
        let age = { (came: Int64) in alphabet.lifetime.map { min($0, observer.clock - came) } ?? 0 }

        let living = (state.handling.map { [$0] } ?? []) + state.parked
        add(state.handling == nil ? 0 : 1, 1)
        add(Int64(living.count), 3)
        for entry in living {
            add(Int64(entry.tap.index), 4)
            add(age(entry.came), 3)
            add(entry.first.map { min(state.given - $0, Self.reach) } ?? 4, 3)
            add((entry.isWaiting ? 1 : 0) + (entry.isSettled ? 2 : 0) + (entry.isCancelled ? 4 : 0), 3)
        }
        add(alphabet.code(of: state.handler), 2)
        add(alphabet.code(of: state.identity), 2)
        add(Int64(state.holds.count), 3)
        for reason in state.holds { add(alphabet.code(of: reason.name), 2) }
        add(Int64(state.ended.count), 3)
        for key in state.ended { add(Int64(alphabet.truth(of: key)), 4) }
        add(state.isClosed ? 1 : 0, 1)

        let lives = (observer.current.map { [$0] } ?? []) + observer.parked
        for life in lives {
            add(age(life.came), 3)
            add(life.numbers.reduce(0) { $0 | 1 << min(observer.given - $1, Self.reach) }, 4)
            add((life.mustWait ? 1 : 0) + (life.wasHandled ? 2 : 0) + (life.wasTold ? 4 : 0), 3)
        }
        add(alphabet.code(of: observer.handler), 2)
        add(alphabet.code(of: observer.identity), 2)
        add(observer.holds.reduce(0) { $0 | 1 << (alphabet.code(of: $1) - 1) }, 3)
        for truth in observer.remembered { add(Int64(truth), 4) }
    }

    /// Numbers that do not fit would make two situations one; they stop the search instead.
    private mutating func add(_ number: Int64, _ bits: Int) {
        precondition(number >= 0 && number < 1 << Int64(bits) && filled + bits <= 256, "the key is too small")
        for bit in 0..<bits where number >> Int64(bit) & 1 == 1 {
            let place = filled + bit
            let mask = UInt64(1) << UInt64(place % 64)
            switch place / 64 {
            case 0: words.0 |= mask
            case 1: words.1 |= mask
            case 2: words.2 |= mask
            default: words.3 |= mask
            }
        }
        filled += bits
    }

    static func == (left: SituationKey, right: SituationKey) -> Bool {
        left.words == right.words && left.filled == right.filled
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
        hasher.combine(words.1)
        hasher.combine(words.2)
        hasher.combine(words.3)
    }
}
