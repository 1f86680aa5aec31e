/// What was typed behind a command, taken apart but not yet understood.
struct Arguments: Sendable {
    /// The values of each option in the order they came; a switch has empty ones.
    private(set) var values: [String: [String]] = [:]

    /// What is neither option nor value.
    private(set) var operands: [FilePath] = []

    /// Every value of an option that may come again and again.
    func all(_ option: CommandOption) -> [String] {
        values[option.name] ?? []
    }

    /// The value of an option; where it came again, the last.
    func last(_ option: CommandOption) -> String? {
        values[option.name]?.last
    }

    func has(_ option: CommandOption) -> Bool {
        values[option.name] != nil
    }

    mutating func add(_ value: String, of option: CommandOption) {
        values[option.name, default: []].append(value)
    }

    mutating func add(_ operand: FilePath) {
        operands.append(operand)
    }
}
