import NotificationPayload
import Testing

/// A payload that breaks a rule, and one that nearly does.
struct RuleCase: Sendable, CustomTestStringConvertible {
    var name: String
    var kind: PayloadKind
    var rule: String
    var wrong: String
    var pointer: String
    var line: Int
    var column: Int
    var message: String
    var help: String?
    var near: String

    init(
        _ name: String, as kind: PayloadKind, breaks rule: String, _ wrong: String, at pointer: String, line: Int,
        column: Int, _ message: String, help: String?, near: String
    ) {
        self.name = name
        self.kind = kind
        self.rule = rule
        self.wrong = wrong
        self.pointer = pointer
        self.line = line
        self.column = column
        self.message = message
        self.help = help
        self.near = near
    }

    var testDescription: String { name }

    /// Whether the shapes of FCM messages are there, which lead to the headers and the payload within.
    static var fcmMessagesAreInspected: Bool {
        let text = #"{"message":{"token":"t","apns":{"payload":{"aps":{"badge":"1"}}}}}"#
        return !PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .fcm).findings.isEmpty
    }

    func expectBreach() throws {
        let findings = PayloadInspector(contract: .none).inspect(Array(wrong.utf8), as: kind).findings
        let hits = findings.filter { $0.rule.name == rule }
        #expect(hits.count == 1, "\(findings)")
        let finding = try #require(hits.first)
        #expect(finding.message == message)
        #expect(finding.help == help)
        #expect(finding.pointer == pointer)
        #expect(finding.place.line == line)
        #expect(finding.place.column == column)
    }

    func expectNearMiss() {
        let findings = PayloadInspector(contract: .none).inspect(Array(near.utf8), as: kind).findings
        #expect(!findings.contains { $0.rule.name == rule }, "\(findings)")
    }
}
