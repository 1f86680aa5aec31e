import NotificationPayload
import Testing

@Suite("The catalogue of the Apple rules") struct AppleCatalogueTests {
    /// Examples in FCM messages are inspected with the FCM rules.
    static let descriptions = AppleRules.descriptions.filter {
        $0.wrong.kind != .fcm || RuleCase.fcmMessagesAreInspected
    }

    @Test(arguments: descriptions)
    func `the wrong example breaks the rule`(description: RuleDescription) {
        let report = PayloadInspector(contract: .none).inspect(
            Array(description.wrong.text.utf8), as: description.wrong.kind)
        #expect(
            report.findings.contains { $0.rule == description.rule }, "\(description.rule.name): \(report.findings)")
        let others = report.findings.filter { $0.rule != description.rule && $0.severity > .info }
        let allowed = description.rule == .init("delivery-export-raises", severity: .info) ? 1 : 0
        #expect(others.count == allowed, "\(description.rule.name): \(others)")
    }

    @Test(arguments: descriptions)
    func `the right example keeps the rule and has no error`(description: RuleDescription) {
        let report = PayloadInspector(contract: .none).inspect(
            Array(description.right.text.utf8), as: description.right.kind)
        #expect(!report.findings.contains { $0.rule == description.rule }, "\(description.rule.name)")
        let others = report.findings.filter { $0.severity > .info }
        #expect(others.isEmpty, "\(description.rule.name): \(others)")
    }

    @Test func `every rule has a name of its own and words for everything`() {
        let descriptions = AppleRules.descriptions
        #expect(Set(descriptions.map { $0.rule.name }).count == descriptions.count)
        for description in descriptions {
            #expect(description.summary.hasSuffix(".") && description.reason.hasSuffix("."), "\(description.rule.name)")
            #expect(!description.documents.isEmpty, "\(description.rule.name)")
        }
    }
}
