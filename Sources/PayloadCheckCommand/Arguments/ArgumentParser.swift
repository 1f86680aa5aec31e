/// Takes what was typed apart, by the table of commands.
struct ArgumentParser: Sendable {
    /// The table.
    let commands: [Command]

    /// What runs when no command is named.
    let defaultCommand: Command

    /// Takes the arguments apart. `--opt value` and `--opt=value` are the same, and `--` ends the options.
    ///
    /// A call for help or for the version is honoured however wrong the rest is.
    func parse(_ typed: [FilePath], in selection: Selection) throws(UsageError) -> Arguments {
        let command = selection.command
        var arguments = Arguments()
        var rest = typed.enumerated().filter { $0.offset != selection.position }.map(\.element)[...]
        while let argument = rest.popFirst() {
            let text = argument.text
            if text == "--" {
                rest.forEach { arguments.add($0) }
                break
            }
            guard text.hasPrefix("-"), text != "-" else {
                arguments.add(argument)
                continue
            }
            let (name, attached) = Self.split(text)
            guard let option = command.options.first(where: { $0.spelling == name }) else {
                throw unknownOption(name, of: command)
            }
            if !option.takesValue {
                guard attached == nil else { throw UsageError("\(option.spelling) takes no value") }
                arguments.add("", of: option)
            } else if let attached {
                arguments.add(try checked(attached, of: option), of: option)
            } else if let next = rest.first?.text, !next.hasPrefix("--") {
                rest.removeFirst()
                arguments.add(try checked(next, of: option), of: option)
            } else {
                throw UsageError("\(option.synopsis): the value is missing")
            }
        }
        if command.operands.isEmpty, let operand = arguments.operands.first {
            throw UsageError("\(command.name) takes no \"\(operand.text)\"")
        }
        return arguments
    }

    /// The command that is called, and where its name stands.
    struct Selection: Sendable {
        let command: Command
        let position: Int?
    }

    /// Finds the command: the first operand if it is exactly a command's name, else the first of the table.
    ///
    /// Options may stand before it. Which of them take a value is known from all commands together.
    func selection(in typed: [FilePath]) -> Selection {
        var isValue = false
        for (position, argument) in typed.enumerated() {
            let text = argument.text
            if text == "--" { break }
            if isValue, !text.hasPrefix("--") {
                isValue = false
                continue
            }
            isValue = false
            if text.hasPrefix("-"), text != "-" {
                isValue = commands.contains { $0.options.contains { $0.takesValue && $0.spelling == text } }
                continue
            }
            if let command = commands.first(where: { $0.name == text }) {
                return Selection(command: command, position: position)
            }
            break
        }
        return Selection(command: defaultCommand, position: nil)
    }

    /// Whether a switch is among the arguments before `--`, whatever else is wrong with them.
    static func calls(for option: CommandOption, in typed: [FilePath]) -> Bool {
        typed.prefix { $0.text != "--" }.contains { $0.text == option.spelling }
    }

    private static func split(_ text: String) -> (name: String, value: String?) {
        guard let equals = text.firstIndex(of: "=") else { return (text, nil) }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }

    private func checked(_ value: String, of option: CommandOption) throws(UsageError) -> String {
        if let words = option.words, !words.contains(value) {
            throw .unknown("value of \(option.spelling)", value, of: words)
        }
        return value
    }

    private func unknownOption(_ name: String, of command: Command) -> UsageError {
        if let owner = commands.first(where: { $0.options.contains { $0.spelling == name } }) {
            return UsageError("\(name) is an option of \(owner.name), not of \(command.name)")
        }
        let names = command.options.map(\.spelling)
        guard let nearest = Suggestion.nearest(to: name, of: names) else {
            return UsageError("unknown option \(name)")
        }
        return UsageError("unknown option \(name); did you mean \(nearest)?")
    }
}
