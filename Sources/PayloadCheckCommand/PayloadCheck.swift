package import NotificationPayload

/// The command line `payload-check`.
package struct PayloadCheck: Sendable {
    /// The version that `--version` and reports give.
    package static let version = "0.1.0"

    private let inspection: Inspection
    private let catalogue: @Sendable () -> [RuleDescription]

    /// Takes what inspects, and the descriptions of all its rules. The command adds that of the rule about too long
    /// inputs where it is not among them.
    package init(inspection: @escaping Inspection, catalogue: @escaping @Sendable () -> [RuleDescription]) {
        self.inspection = inspection
        self.catalogue = {
            let rules = catalogue()
            return rules.contains { $0.rule == InputTooLong.rule } ? rules : rules + [InputTooLong.description]
        }
    }

    /// Does what the arguments ask for. Wrong usage is explained on standard error.
    package func run(in environment: CommandEnvironment) async -> CommandStatus {
        let parser = ArgumentParser(commands: Command.all, defaultCommand: .check)
        let selection = parser.selection(in: environment.arguments)
        let session = Session(environment: environment, inspection: inspection, catalogue: catalogue)
        if ArgumentParser.calls(for: .help, in: environment.arguments) {
            return session.print(
                HelpText(commands: Command.all, defaultCommand: .check)
                    .text(for: selection.command, isNamed: selection.position != nil))
        }
        if ArgumentParser.calls(for: .version, in: environment.arguments) {
            return session.print("\(HelpText.program) \(Self.version)\n")
        }
        do {
            let arguments = try parser.parse(environment.arguments, in: selection)
            return try await selection.command.run(arguments, session)
        } catch {
            let command = selection.position == nil ? "" : selection.command.name + " "
            session.console.complain(error.message)
            session.console.say("see \(HelpText.program) \(command)--help")
            return .trouble
        }
    }
}
