/// The help of a command, made from the table.
struct HelpText: Sendable {
    /// The program's name.
    static let program = "payload-check"

    /// The table.
    let commands: [Command]

    /// What runs when no command is named.
    let defaultCommand: Command

    /// What `COMMAND --help` prints; without a command, the list of commands and the default command's options.
    func text(for command: Command, isNamed: Bool) -> String {
        var lines: [String] = []
        let isDefault = command.name == defaultCommand.name
        let name = isDefault ? "[\(command.name)]" : command.name
        let operands = command.operands.isEmpty ? "" : " " + command.operands
        lines.append("usage: \(Self.program) \(name) [options]\(operands)")
        if !isNamed { lines.append("       \(Self.program) COMMAND [options] …") }
        lines += ["", Self.sentence(command.summary)]
        if !isNamed {
            lines += ["", "commands:"]
            lines += Self.columns(
                commands.map { ($0.name, $0.name == command.name ? $0.summary + " (the default)" : $0.summary) })
        }
        lines += ["", isNamed ? "options:" : "options of \(command.name):"]
        lines += Self.columns(command.options.map { ($0.synopsis, Self.description(of: $0)) })
        if !command.notes.isEmpty { lines += ["", command.notes] }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func description(of option: CommandOption) -> String {
        guard case .named(_, let words) = option.value else { return option.summary }
        return option.summary + ": " + words.joined(separator: ", ")
    }

    private static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }

    /// Two columns, the second wrapped at 100; a long first entry stands on a line of its own.
    private static func columns(_ rows: [(String, String)]) -> [String] {
        let width = 24
        let margin = String(repeating: " ", count: width + 2)
        return rows.flatMap { first, second -> [String] in
            let wrapped = wrap(second, at: 100 - margin.count)
            guard first.count <= width - 2 else { return ["  " + first] + wrapped.map { margin + $0 } }
            let head = "  " + first + String(repeating: " ", count: width - first.count)
            return [head + (wrapped.first ?? "")] + wrapped.dropFirst().map { margin + $0 }
        }
    }

    static func wrap(_ text: String, at width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
