/// Finds the word that was probably meant.
enum Suggestion {
    /// The word nearest to a mistyped one: at most a third of its letters away, or begun by it. Nil if none is near.
    static func nearest(to typed: String, of words: [String]) -> String? {
        let typed = Array(typed.lowercased().unicodeScalars.prefix(64))
        guard !typed.isEmpty else { return nil }
        let limit = max(1, typed.count / 3)
        var best: (word: String, distance: Int)?
        for word in words {
            let candidate = Array(word.unicodeScalars)
            let isBegun = typed.count >= 3 && candidate.starts(with: typed)
            let distance = isBegun ? 1 : distance(from: typed, to: candidate)
            guard distance <= limit, distance < typed.count else { continue }
            if distance < best?.distance ?? .max { best = (word, distance) }
        }
        return best?.word
    }

    /// The letters to insert, remove, replace or swap with their neighbour: the optimal string alignment distance.
    static func distance(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
