import NotificationPayload

/// Workflow commands of GitHub Actions, which show findings beside the changed lines.
///
/// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
struct GitHubReport: Report {
    func entry(for input: JudgedInput) -> [UInt8] {
        switch input.verdict {
        case .unreadable(let reason):
            let message = "\(input.name.text): \(reason)"
            let properties = input.name.isPath ? [("file", input.name.text)] : []
            return Array(Self.command("error", properties + [("title", "unreadable")], message).utf8)
        case .inspected(let inspection):
            return inspection.findings.flatMap { finding in
                Array(Self.command(for: finding, in: input.name).utf8)
            }
        }
    }

    private static func command(for finding: Finding, in name: InputName) -> String {
        let place = finding.place
        var properties: [(String, String)] = []
        var message = finding.message
        if name.isPath {
            properties += [("file", name.text), ("line", "\(place.line)")]
            // Columns are taken only where the stretch lies on one line.
            if place.endLine == place.line {
                properties += [
                    ("col", "\(place.column)"), ("endLine", "\(place.endLine)"), ("endColumn", "\(place.endColumn)"),
                ]
            } else {
                properties.append(("endLine", "\(place.endLine)"))
            }
        } else {
            message = "\(name.text):\(place.line):\(place.column): " + message
        }
        properties.append(("title", finding.rule.name))
        if let help = finding.help { message += "\nhelp: " + help }
        return command(word(for: finding.severity), properties, message)
    }

    private static func word(for severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
    }

    private static func command(_ word: String, _ properties: [(String, String)], _ message: String) -> String {
        let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
        return "::\(word) \(list)::\(escaped(message, isProperty: false))\n"
    }

    /// Escapes what would end the command or the property; other control characters become visible.
    static func escaped(_ text: String, isProperty: Bool) -> String {
        VisibleText.escaped(text) { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case ":" where isProperty: "%3A"
            case "," where isProperty: "%2C"
            default: nil
            }
        }
    }
}
