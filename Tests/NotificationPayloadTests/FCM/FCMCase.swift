import NotificationPayload
import Testing

/// A request that breaks one rule, and one that nearly does.
struct FCMCase: Sendable, CustomTestStringConvertible {
    /// What the request gets wrong.
    let name: String
    let text: String
    /// The nearly wrong request, which has no finding beyond facts.
    let nearMiss: String
    let finding: Expectation

    /// One finding: the place is that of its first byte on the only line, and its length.
    struct Expectation: Hashable, CustomStringConvertible {
        let rule: String
        let pointer: String
        let column: Int
        let length: Int
        let message: String
        var help: String?

        var description: String { "\(rule) \(pointer) \(column) \(length) \(message) | \(help ?? "-")" }
    }

    var testDescription: String { name }

    func check() {
        #expect(findings(in: text) == [finding])
        let near = PayloadInspector(contract: .none).inspect(Array(nearMiss.utf8), as: .fcm).findings
        #expect(near.map { $0.message } == [])
    }

    private func findings(in text: String) -> [Expectation] {
        PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .fcm).findings.map { finding in
            Expectation(
                rule: finding.rule.name, pointer: finding.pointer, column: finding.place.column,
                length: finding.place.length, message: finding.message, help: finding.help)
        }
    }
}
