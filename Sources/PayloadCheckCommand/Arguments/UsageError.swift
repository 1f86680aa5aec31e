/// Something typed that the command does not understand.
struct UsageError: Error, Hashable {
    /// What, without a full stop.
    let message: String

    /// Takes the message as it is.
    init(_ message: String) {
        self.message = message
    }

    /// A word that is none of those allowed, with the nearest one.
    static func unknown(_ what: String, _ word: String, of words: [String]) -> UsageError {
        var message = "unknown \(what) \"\(word)\""
        if let nearest = Suggestion.nearest(to: word, of: words) {
            message += "; did you mean \(nearest)?"
        } else if words.count <= 20, !words.isEmpty {
            message += "; known are " + words.joined(separator: ", ")
        }
        return UsageError(message)
    }
}
