/// A format of output: how what was said about inputs is printed.
///
/// Entries are made on several threads at once and put together in the order of the inputs, so an entry depends on its
/// input alone. An input of which a report prints nothing has an empty entry.
protocol Report: Sendable {
    /// What stands between two entries that are not empty.
    var separator: String { get }

    /// What stands before the entries.
    func opening() -> [UInt8]

    /// What is printed of one input.
    func entry(for input: JudgedInput) -> [UInt8]

    /// What stands after the entries.
    func closing(_ summary: Summary) -> [UInt8]
}

extension Report {
    var separator: String { "" }

    func opening() -> [UInt8] { [] }

    func closing(_ summary: Summary) -> [UInt8] { [] }

    /// Adds an input's entry to those before.
    func write(_ input: JudgedInput, after entries: inout [UInt8]) {
        let entry = entry(for: input)
        guard !entry.isEmpty else { return }
        if entries.isEmpty {
            entries = entry
        } else {
            entries.append(contentsOf: separator.utf8)
            entries.append(contentsOf: entry)
        }
    }
}
