/// The small tables in which a command answers about one payload.
enum AnswerTable {
    /// A text of a notification is cut after this many characters.
    private static let textLimit = 200

    /// A line of a table: a name in its column, and what it has.
    static func row(_ name: String, _ value: String) -> String {
        "  " + name + String(repeating: " ", count: max(1, 15 - name.count)) + value
    }

    /// A text of a notification, with what a terminal must not see made visible.
    static func shown(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let isCut = scalars.count > textLimit
        return VisibleText.line(isCut ? String(scalars.prefix(textLimit)) : text) + (isCut ? "…" : "")
    }
}
