import NotificationPayload

/// What a command has to work with.
struct Session: Sendable {
    let environment: CommandEnvironment
    let inspection: Inspection
    let catalogue: @Sendable () -> [RuleDescription]

    var console: Console { Console(writer: environment.standardError) }

    /// Writes to standard output; a reader that has gone away is no trouble.
    func print(_ text: String) -> CommandStatus {
        switch environment.standardOutput.write(text) {
        case .written, .closed: return .clean
        case .failed(let reason):
            console.complain("standard output: \(reason)")
            return .trouble
        }
    }

    /// How standard output is coloured.
    func palette(_ colour: ColourChoice) -> Palette {
        .palette(for: colour, on: environment.standardOutput, in: environment)
    }
}
