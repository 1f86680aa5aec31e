import Foundation
import JSONReading
import NotificationPayload

/// The report that stands beside a payload: how it was asked for, and the whole answer.
///
/// `Payloads/README.md` describes the form. It is what a port answers to `inspect`.
struct ExpectedReport: Equatable {
    /// How a payload is inspected.
    struct Asked: Equatable {
        var kind: PayloadKind?
        var contract = "gateway"
        var organiser: String?
        var event: String?
    }

    var asked = Asked()
    var text = ""

    /// Reads what was asked from an existing report; without one, a plain inspection is.
    init(reading url: URL) throws {
        guard let data = FileManager.default.contents(atPath: url.path) else { return }
        text = String(decoding: data, as: UTF8.self)
        let asked = try JSONDocument(text).root["asked"]
        self.asked = Asked(
            kind: (asked?["kind"]?.text).flatMap { PayloadKind(rawValue: $0) },
            contract: asked?["contract"]?.text ?? "gateway", organiser: asked?["organiser"]?.text,
            event: asked?["event"]?.text)
    }

    /// Inspects a payload as it was asked for and writes the report.
    init(inspecting bytes: [UInt8], as asked: Asked) throws {
        self.asked = asked
        let options = InspectionOptions(organiser: asked.organiser, event: try asked.event.map { try EventID($0) })
        if asked.contract == "none" {
            let report = PayloadInspector(contract: .none, options: options).inspect(bytes, as: asked.kind)
            text = Self.text(asked, report.kind, bytes.count, report.findings, nil)
        } else {
            let report = PayloadInspector(contract: .gatewayV1, options: options).inspect(bytes, as: asked.kind)
            text = Self.text(asked, report.kind, bytes.count, report.findings, report.notification)
        }
    }

    private static func text(
        _ asked: Asked, _ kind: PayloadKind, _ count: Int, _ findings: [Finding], _ notification: GatewayNotification?
    ) -> String {
        var writer = JSONWriter(style: .pretty)
        writer.object { writer in
            writer.object("asked") { writer in
                writer.member("kind", asked.kind?.rawValue ?? "auto")
                writer.member("contract", asked.contract)
                if let organiser = asked.organiser { writer.member("organiser", organiser) }
                if let event = asked.event { writer.member("event", event) }
            }
            writer.member("kind", kind.rawValue)
            writer.member("bytes", count)
            writer.array("findings") { writer in
                for finding in findings { finding.write(to: &writer) }
            }
            writer.member("notification") { writer in
                if let notification { notification.write(to: &writer) } else { writer.null() }
            }
        }
        return writer.text + "\n"
    }

    /// The greatest severity among the findings.
    func severity() throws -> Severity? {
        try JSONDocument(text).root["findings"]?.elements.compactMap { finding in
            (finding["severity"]?.text).flatMap { Severity(rawValue: $0) }
        }.max()
    }
}
