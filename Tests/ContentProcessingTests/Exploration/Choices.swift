/// The decisions of one schedule after another: all of them in depth-first order, or some at random.
struct Choices {
    private var path: [(chosen: Int, options: Int)] = []
    private var depth = 0
    private var random: SeededGenerator?

    /// All schedules.
    init() {}

    /// Schedules by chance.
    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func choose(among options: Int) -> Int {
        if random != nil { return Int.random(in: 0..<options, using: &self) }
        if depth == path.count { path.append((0, options)) }
        defer { depth += 1 }
        return path[depth].chosen
    }

    /// Goes on to the next schedule; says whether there is one.
    mutating func advance() -> Bool {
        guard random == nil else { return true }
        depth = 0
        while let last = path.last {
            if last.chosen + 1 < last.options {
                path[path.count - 1].chosen += 1
                return true
            }
            path.removeLast()
        }
        return false
    }

    /// The decisions that were made, for a message.
    var trail: String { path.map { "\($0.chosen)/\($0.options)" }.joined(separator: " ") }
}

extension Choices: RandomNumberGenerator {
    mutating func next() -> UInt64 { random?.next() ?? 0 }
}
