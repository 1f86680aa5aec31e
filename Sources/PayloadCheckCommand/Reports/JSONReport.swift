import JSONReading
import NotificationPayload

/// One JSON object, an input a line.
struct JSONReport: Report {
    /// Counts up when a consumer of an older form would read something wrong.
    static let version = 1

    var separator: String { ",\n" }

    func opening() -> [UInt8] {
        Array("{\"version\":\(Self.version),\"inputs\":[\n".utf8)
    }

    func entry(for input: JudgedInput) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("path", input.name.text)
            if let record = input.record { writer.member("record", record) }
            switch input.verdict {
            case .unreadable(let reason):
                writer.null("kind")
                writer.null("bytes")
                writer.member("unreadable", reason)
            case .inspected(let inspection):
                writer.member("kind", inspection.kind.rawValue)
                if let count = inspection.byteCount { writer.member("bytes", count) } else { writer.null("bytes") }
            }
            writer.array("findings") { writer in
                for finding in input.findings { finding.write(to: &writer) }
            }
        }
        return writer.bytes
    }

    func closing(_ summary: Summary) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("inputs", summary.inputs)
            writer.member("errors", summary.errors)
            writer.member("warnings", summary.warnings)
            writer.member("infos", summary.infos)
            writer.member("unreadable", summary.unreadable.count)
        }
        return Array("\n],\"summary\":".utf8) + writer.bytes + Array("}\n".utf8)
    }
}
