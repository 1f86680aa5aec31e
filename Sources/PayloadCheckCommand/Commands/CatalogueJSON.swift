import JSONReading
import NotificationPayload

/// Rules for programs.
enum CatalogueJSON {
    static func text(of rules: [RuleDescription]) -> String {
        var writer = JSONWriter(style: .pretty)
        writer.object { writer in
            writer.member("version", 1)
            writer.array("rules") { writer in
                for rule in rules { write(rule, to: &writer) }
            }
        }
        return writer.text + "\n"
    }

    private static func write(_ rule: RuleDescription, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("rule", rule.rule.name)
            writer.member("family", rule.family.rawValue)
            writer.member("severity", rule.rule.severity.rawValue)
            writer.member("summary", rule.summary)
            writer.member("reason", rule.reason)
            write(rule.wrong, as: "wrong", to: &writer)
            write(rule.right, as: "right", to: &writer)
            writer.array("documents") { writer in
                for document in rule.documents { writer.value(document) }
            }
        }
    }

    private static func write(_ example: RuleDescription.Example, as name: String, to writer: inout JSONWriter) {
        writer.object(name) { writer in
            writer.member("kind", example.kind?.rawValue)
            writer.member("text", example.text)
        }
    }
}
