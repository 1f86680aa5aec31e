import JSONReading
import NotificationPayload

/// The answers of a command for programs: one JSON object, an input a line.
protocol JSONAnswerReport: Report {
    /// Writes the members that answer for one input.
    func write(_ inspection: JudgedInput.Inspection, to writer: inout JSONWriter)
}

extension JSONAnswerReport {
    var separator: String { ",\n" }

    func opening() -> [UInt8] {
        Array("{\"version\":\(JSONReport.version),\"inputs\":[\n".utf8)
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
}
