import NotificationPayload

/// Makes a policy of `--ignore`, `--select` and `--severity`.
enum RulePolicy {
    /// Refuses a rule that is not in the catalogue, and a level that is none.
    static func policy(from arguments: Arguments, rules: @autoclosure () -> [Rule]) throws(UsageError) -> SeverityPolicy
    {
        var policy = SeverityPolicy()
        let typed = arguments.all(.ignore) + arguments.all(.select) + arguments.all(.severity)
        guard !typed.isEmpty else { return policy }
        let names = rules().map(\.name)
        for name in arguments.all(.ignore) { policy.ignore(rule: try checked(name, names)) }
        for name in arguments.all(.select) { policy.select(rule: try checked(name, names)) }
        for change in arguments.all(.severity) {
            guard let equals = change.firstIndex(of: "=") else {
                throw UsageError("--severity takes RULE=LEVEL, not \"\(change)\"")
            }
            let name = try checked(String(change[..<equals]), names)
            let level = String(change[change.index(after: equals)...])
            if level == "off" {
                policy.ignore(rule: name)
            } else if let severity = Severity(rawValue: level) {
                policy.set(severity, forRule: name)
            } else {
                throw .unknown("severity", level, of: ["error", "warning", "info", "off"])
            }
        }
        return policy
    }

    private static func checked(_ name: String, _ names: [String]) throws(UsageError) -> String {
        guard names.contains(name) else { throw .unknown("rule", name, of: names) }
        return name
    }
}
