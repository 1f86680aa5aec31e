/// One command of the command line: an entry of the table that parsing, help and suggestions read.
struct Command: Sendable {
    /// The word that calls it.
    let name: String

    /// One sentence for the list of commands, without a full stop.
    let summary: String

    /// What stands behind the options, as the help shows it; empty where nothing may.
    let operands: String

    /// Its options; `--help` and `--version` come by themselves.
    let options: [CommandOption]

    /// What the help says after the options.
    let notes: String

    /// Does it.
    let run: @Sendable (Arguments, Session) async throws(UsageError) -> CommandStatus

    /// Describes a command.
    init(
        _ name: String, summary: String, operands: String = "", options: [CommandOption], notes: String = "",
        run: @escaping @Sendable (Arguments, Session) async throws(UsageError) -> CommandStatus
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options + [.help, .version]
        self.notes = notes
        self.run = run
    }

    func option(named name: String) -> CommandOption? {
        options.first { $0.name == name }
    }
}

extension CommandOption {
    static let help = CommandOption("help", "shows this help")
    static let version = CommandOption("version", "shows the version")

    private init(_ name: String, _ summary: String) {
        self.init(name, .none, summary)
    }
}
