/// One `--format`: a format, and the file it goes to, if it does not go to standard output.
struct OutputChoice: Sendable, Hashable {
    let format: ReportFormat
    let file: FilePath?

    /// Understands all values of `--format`.
    ///
    /// Standard output gets text where no format is chosen for it; two formats for one place are refused.
    static func choices(_ values: [String]) throws(UsageError) -> [OutputChoice] {
        var choices: [OutputChoice] = []
        for value in values {
            let choice = try OutputChoice(value)
            if let other = choices.first(where: { $0.file == choice.file }) {
                let place = choice.file?.text ?? "standard output"
                throw UsageError(
                    "--format: \(other.format.rawValue) and \(choice.format.rawValue) cannot both go to \(place)")
            }
            choices.append(choice)
        }
        if !choices.contains(where: { $0.file == nil }) {
            choices.insert(OutputChoice(format: .text, file: nil), at: 0)
        }
        return choices
    }

    private init(format: ReportFormat, file: FilePath?) {
        self.format = format
        self.file = file
    }

    private init(_ value: String) throws(UsageError) {
        let equals = value.firstIndex(of: "=")
        let word = String(value[..<(equals ?? value.endIndex)])
        guard let format = ReportFormat(rawValue: word) else {
            throw .unknown("format", word, of: ReportFormat.allCases.map(\.rawValue))
        }
        self.format = format
        guard let equals else {
            file = nil
            return
        }
        let name = String(value[value.index(after: equals)...])
        guard !name.isEmpty else { throw UsageError("--format \(value): the file's name is missing") }
        file = name == "-" ? nil : FilePath(name)
    }
}
