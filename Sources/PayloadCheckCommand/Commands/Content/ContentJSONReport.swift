import ContentProcessing
import JSONReading
import NotificationPayload

/// The answers of `content` for programs: one JSON object, an input a line.
struct ContentJSONReport: Report {
    var separator: String { ",\n" }

    func opening() -> [UInt8] {
        Array("{\"version\":1,\"inputs\":[\n".utf8)
    }

    func closing(_ summary: Summary) -> [UInt8] {
        Array("\n]}\n".utf8)
    }

    func entry(for input: JudgedInput) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("path", input.name.text)
            if let record = input.record { writer.member("record", record) }
            switch input.verdict {
            case .unreadable(let reason): writer.member("unreadable", reason)
            case .inspected(let inspection): write(inspection, to: &writer)
            }
        }
        return writer.bytes
    }

    private func write(_ inspection: JudgedInput.Inspection, to writer: inout JSONWriter) {
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
