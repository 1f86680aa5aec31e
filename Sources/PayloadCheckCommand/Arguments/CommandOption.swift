/// One option of a command: what parsing, help and suggestions need to know of it.
struct CommandOption: Sendable {
    /// The name without its two hyphens.
    let name: String

    /// What follows it.
    let value: Value

    /// What it means, for the help.
    let summary: String

    /// Describes an option.
    init(_ name: String, _ value: Value = .none, _ summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }

    /// What follows an option's name.
    enum Value: Sendable {
        /// Nothing: it is a switch.
        case none
        /// Any text, which the help calls by a name.
        case text(String)
        /// One of these words and nothing else.
        case choice([String])
        /// One of these words, too many to show beside the option; the help calls it by a name.
        case named(String, [String])
    }

    /// The option as it is typed, with its two hyphens.
    var spelling: String { "--" + name }

    var takesValue: Bool {
        if case .none = value { return false }
        return true
    }

    /// The option as the help shows it, such as `--kind KIND`.
    var synopsis: String {
        switch value {
        case .none: spelling
        case .text(let name), .named(let name, _): "\(spelling) \(name)"
        case .choice(let words): "\(spelling) \(words.joined(separator: "|"))"
        }
    }

    /// The words that it takes, if only some are right.
    var words: [String]? {
        switch value {
        case .none, .text: nil
        case .choice(let words), .named(_, let words): words
        }
    }
}
