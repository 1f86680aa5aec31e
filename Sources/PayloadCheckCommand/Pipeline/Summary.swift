import NotificationPayload

/// What a run has come upon so far.
struct Summary: Sendable, Hashable {
    /// The payloads inspected.
    var inputs = 0
    var errors = 0
    var warnings = 0
    var infos = 0
    /// The inputs that could not be read.
    var unreadable: [Unreadable] = []

    /// An input that could not be read.
    struct Unreadable: Sendable, Hashable {
        let name: InputName
        let reason: String
    }

    mutating func add(_ input: JudgedInput) {
        switch input.verdict {
        case .unreadable(let reason):
            unreadable.append(Unreadable(name: input.name, reason: reason))
        case .inspected(let inspection):
            inputs += 1
            for finding in inspection.findings {
                switch finding.severity {
                case .error: errors += 1
                case .warning: warnings += 1
                case .info: infos += 1
                }
            }
        }
    }

    mutating func add(_ other: Summary) {
        inputs += other.inputs
        errors += other.errors
        warnings += other.warnings
        infos += other.infos
        unreadable += other.unreadable
    }

    /// How many findings are at least this severe.
    func count(atLeast severity: Severity) -> Int {
        switch severity {
        case .error: errors
        case .warning: errors + warnings
        case .info: errors + warnings + infos
        }
    }

    /// The status for a level that fails; nil for never.
    func status(failOn level: Severity?) -> CommandStatus {
        if !unreadable.isEmpty { return .trouble }
        guard let level, count(atLeast: level) > 0 else { return .clean }
        return .findings
    }

    /// The line that ends a run.
    var line: String {
        var parts = [Self.counted(errors, "error"), Self.counted(warnings, "warning"), Self.counted(infos, "info")]
        if !unreadable.isEmpty { parts.append("\(unreadable.count) unreadable") }
        return Self.counted(inputs, "payload") + ": " + parts.joined(separator: ", ")
    }

    static func counted(_ count: Int, _ word: String) -> String {
        count == 1 ? "1 \(word)" : "\(count) \(word)s"
    }
}
