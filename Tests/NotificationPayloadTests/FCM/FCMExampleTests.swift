import NotificationPayload
import Testing

struct FCMExampleTests {
    @Test(arguments: FCMRules.descriptions.map { $0.rule.name })
    func `the wrong example of a rule breaks it, and nothing else`(name: String) throws {
        let description = try #require(FCMRules.descriptions.first { $0.rule.name == name })
        #expect(findings(in: description.wrong).map { $0.rule.name } == [name])
    }

    @Test(arguments: FCMRules.descriptions.map { $0.rule.name })
    func `the right example of a rule is free of findings`(name: String) throws {
        let description = try #require(FCMRules.descriptions.first { $0.rule.name == name })
        #expect(findings(in: description.right).map { $0.message } == [])
    }

    @Test func `no rule is described twice`() {
        let names = FCMRules.descriptions.map { $0.rule.name }
        #expect(Set(names).count == names.count)
    }

    private func findings(in example: RuleDescription.Example) -> [Finding] {
        PayloadInspector(contract: .none).inspect(Array(example.text.utf8), as: example.kind).findings
    }
}
