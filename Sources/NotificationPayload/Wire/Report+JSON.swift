package import JSONReading

// The one JSON form of findings and notifications: what the command prints, what the expected reports hold, and what a
// port answers.

extension Finding {
    /// Writes the finding as one object.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("rule", rule.name)
            writer.member("severity", severity.rawValue)
            writer.member("message", message)
            writer.member("help", help)
            writer.member("pointer", pointer)
            writer.member("line", place.line)
            writer.member("column", place.column)
            writer.member("endLine", place.endLine)
            writer.member("endColumn", place.endColumn)
            writer.member("offset", place.offset)
            writer.member("length", place.length)
        }
    }
}

extension GatewayNotification {
    /// Writes the notification as one object. A link that is not opened is named by the rule that it breaks.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("pushID", pushID.text)
            writer.member("eventID", eventID.text)
            switch link {
            case .absent:
                writer.null("link")
                writer.null("refusedLink")
            case .accepted(let accepted):
                writer.member("link", accepted.text)
                writer.null("refusedLink")
            case .refused(let reason):
                writer.null("link")
                writer.member("refusedLink", reason.rule.name)
            }
            writer.member("title", title)
            writer.member("body", body)
        }
    }
}

extension RefusedLink {
    /// The rule that an inspection reports for it.
    package var rule: Rule {
        switch self {
        case .notText: .linkNotText
        case .policy(let refusal): refusal.rule
        }
    }
}
