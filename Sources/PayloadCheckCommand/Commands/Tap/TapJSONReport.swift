import JSONReading
import NotificationPayload
import TapRouting

/// The answers of `tap` for programs: one JSON object, an input a line.
struct TapJSONReport: Report {
    let question: TapQuestion

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
            let answers = question.answer(for: source, as: inspection.kind)
        else {
            writer.array("findings") { writer in
                for finding in inspection.findings { finding.write(to: &writer) }
            }
            return
        }
        writer.member("kind", answers.kind.rawValue)
        writer.member("notification") { writer in
            switch answers.notification {
            case .success(let notification): notification.write(to: &writer)
            case .failure: writer.null()
            }
        }
        writer.member("presentation") { writer in answers.presentation.write(to: &writer) }
        writer.array("taps") { writer in
            for tap in answers.taps {
                writer.object { writer in
                    writer.member("origin", tap.origin.name)
                    writer.member("parked", tap.isParked)
                    writer.member("action") { writer in tap.action.write(to: &writer) }
                }
            }
        }
    }
}
