import JSONReading
import NotificationPayload
import TapRouting

/// The answers of `tap` for programs.
struct TapJSONReport: JSONAnswerReport {
    let question: TapQuestion

    func write(_ inspection: JudgedInput.Inspection, to writer: inout JSONWriter) {
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
