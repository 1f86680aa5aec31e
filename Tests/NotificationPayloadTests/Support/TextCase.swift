import NotificationPayload
import Testing

/// A text and the one finding it gets, with its place as `line:column-endLine:endColumn`.
struct TextCase: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let kind: PayloadKind?
    let rule: String
    let pointer: String
    let place: String
    let message: String
    let help: String?

    init(
        _ name: String, _ text: String, as kind: PayloadKind? = .apns, _ rule: String, at pointer: String,
        _ place: String, _ message: String, help: String?
    ) {
        self.name = name
        self.text = text
        self.kind = kind
        self.rule = rule
        self.pointer = pointer
        self.place = place
        self.message = message
        self.help = help
    }

    var testDescription: String { name }

    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let report = PayloadInspector(contract: .none).inspect(Array(text.utf8), as: kind)
        #expect(report.findings.count == 1, sourceLocation: sourceLocation)
        let finding = try #require(report.findings.first, sourceLocation: sourceLocation)
        let place = finding.place
        #expect(finding.rule.name == rule, sourceLocation: sourceLocation)
        #expect(finding.pointer == pointer, sourceLocation: sourceLocation)
        #expect(
            "\(place.line):\(place.column)-\(place.endLine):\(place.endColumn)" == self.place,
            sourceLocation: sourceLocation)
        #expect(finding.message == message, sourceLocation: sourceLocation)
        #expect(finding.help == help, sourceLocation: sourceLocation)
    }
}

/// What an inspection of a text finds, as `severity rule pointer line:column`.
func findings(_ text: String, as kind: PayloadKind? = nil) -> [String] {
    PayloadInspector(contract: .none).inspect(Array(text.utf8), as: kind).findings.map { finding in
        "\(finding.severity) \(finding.rule.name) \(finding.pointer) \(finding.place.line):\(finding.place.column)"
    }
}
