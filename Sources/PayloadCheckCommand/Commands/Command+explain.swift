import NotificationPayload

extension Command {
    /// Explains rules.
    static let explain = Command(
        "explain", summary: "explains a rule: why it matters, an example, where it is documented",
        operands: "RULE …", options: [.catalogueFormat]
    ) { arguments, session throws(UsageError) in
        let catalogue = session.catalogue()
        guard !arguments.operands.isEmpty else { throw UsageError("explain: the RULE is missing") }
        var rules: [RuleDescription] = []
        for operand in arguments.operands {
            guard let rule = catalogue.first(where: { $0.rule.name == operand.text }) else {
                throw .unknown("rule", operand.text, of: catalogue.map(\.rule.name))
            }
            rules.append(rule)
        }
        if arguments.last(.catalogueFormat) == "json" { return session.print(CatalogueJSON.text(of: rules)) }
        return session.print(rules.map { RuleExplanation(rule: $0).text }.joined(separator: "\n"))
    }
}

/// One rule for people.
struct RuleExplanation: Sendable {
    let rule: RuleDescription

    /// An example is cut after this many characters.
    private static let exampleLimit = 2000

    var text: String {
        var text = "\(rule.rule.name) (\(rule.rule.severity.rawValue), \(rule.family.rawValue))\n\n"
        text += HelpText.wrap(rule.summary, at: 100).joined(separator: "\n") + "\n\n"
        text += HelpText.wrap(rule.reason, at: 100).joined(separator: "\n") + "\n\n"
        text += "wrong\(Self.kind(rule.wrong)):\n" + Self.indented(rule.wrong.text) + "\n"
        text += "right\(Self.kind(rule.right)):\n" + Self.indented(rule.right.text)
        if !rule.documents.isEmpty {
            text += "\nsee:\n" + rule.documents.map { "    \($0)\n" }.joined()
        }
        return text
    }

    private static func kind(_ example: RuleDescription.Example) -> String {
        example.kind.map { " (--kind \($0.rawValue))" } ?? ""
    }

    private static func indented(_ example: String) -> String {
        let bytes = example.utf8.count
        let isCut = example.unicodeScalars.count > exampleLimit
        let shown = isCut ? String(example.prefix(80)) + "… (\(bytes) bytes)" : example
        return shown.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "    " + VisibleText.line(String($0)) + "\n" }.joined()
    }
}
