import NotificationPayload

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
            let measured = isBegun ? 1 : NearestWord.editDistance(typed, candidate, atMost: limit)
            guard let distance = measured, distance < typed.count else { continue }
            if distance < best?.distance ?? .max { best = (word, distance) }
        }
        return best?.word
    }
}
