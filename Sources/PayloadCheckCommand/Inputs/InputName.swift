/// What an input is called in reports.
struct InputName: Sendable, Hashable {
    /// The path as given, or the name that stands for standard input. May hold any character.
    let text: String

    /// Whether it is a file's path. Standard input has one only if the caller gave it.
    let isPath: Bool

    /// A file by its path.
    static func path(_ path: FilePath) -> InputName {
        InputName(text: path.text, isPath: true)
    }

    /// Standard input by the name the caller gave it.
    static func standardInput(named name: String?) -> InputName {
        InputName(text: name ?? "<stdin>", isPath: name != nil)
    }
}
