import ContentProcessing
import JSONReading
import NotificationPayload

/// The answers of `content` for programs.
struct ContentJSONReport: JSONAnswerReport {
    func write(_ inspection: JudgedInput.Inspection, to writer: inout JSONWriter) {
        guard inspection.findings.isEmpty, let source = inspection.source,
            let plan = ContentQuestion.plan(for: source, as: inspection.kind)
        else {
            writer.member("runs", false)
            writer.member("reason", inspection.findings.isEmpty ? "not-an-object" : "not-json")
            writer.array("findings") { writer in
                for finding in inspection.findings { finding.write(to: &writer) }
            }
            return
        }
        writer.member("runs", plan.obstacle == nil)
        writer.member("reason", plan.obstacle?.rawValue)
        writer.array("stages") { writer in
            for stage in plan.stages {
                writer.object { writer in
                    writer.member("name", stage.name.description)
                    writer.member("required", stage.isRequired)
                    writer.member("milliseconds", stage.share.milliseconds)
                    writer.member("bytes", stage.memory)
                }
            }
        }
        writer.member("latestDelivery", plan.latestDelivery.milliseconds)
        writer.object("atCompletion") { plan.atCompletion.write(to: &$0) }
        writer.object("atExpiry") { plan.atExpiry.write(to: &$0) }
    }
}

extension NotificationContent {
    /// Writes the texts that a person would see as members.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("title", title)
        if !subtitle.isEmpty { writer.member("subtitle", subtitle) }
        writer.member("body", body)
    }
}

extension Duration {
    /// Whole milliseconds, towards zero.
    var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
