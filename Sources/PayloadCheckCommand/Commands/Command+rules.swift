import JSONReading
import NotificationPayload

extension Command {
    /// Lists the catalogue.
    static let rules = Command(
        "rules", summary: "lists the rules", options: [.catalogueFormat]
    ) { arguments, session throws(UsageError) in
        let rules = session.catalogue()
        if arguments.last(.catalogueFormat) == "json" { return session.print(CatalogueJSON.text(of: rules)) }
        return session.print(RuleList(rules: rules).text)
    }
}

extension CommandOption {
    static let catalogueFormat = CommandOption("format", .choice(["text", "json"]), "default text")
}

/// The catalogue for people: a rule a line, under its family.
struct RuleList: Sendable {
    let rules: [RuleDescription]

    var text: String {
        let width = rules.map(\.rule.name.count).max() ?? 0
        var sections: [String] = []
        for family in RuleFamily.allCases {
            let members = rules.filter { $0.family == family }
            guard !members.isEmpty else { continue }
            let lines = members.map { rule in
                let name = Self.padded(rule.rule.name, to: width)
                return "  \(name)  \(Self.padded(rule.rule.severity.rawValue, to: 7))  \(rule.summary)\n"
            }
            sections.append("\(family.rawValue)\n" + lines.joined())
        }
        return sections.joined(separator: "\n")
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
