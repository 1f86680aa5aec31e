import NotificationPayload
import Testing

struct FCMExampleTests {
    @Test(arguments: FCMRules.descriptions)
    func `the wrong example of a rule breaks it, and nothing else`(description: RuleDescription) {
        let names = findings(in: description.wrong).map { $0.rule.name }
        #expect(names == [description.rule.name])
    }

    @Test(arguments: FCMRules.descriptions)
    func `the right example of a rule is free of findings`(description: RuleDescription) {
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

extension RuleDescription: @retroactive CustomTestStringConvertible {
    public var testDescription: String { rule.name }
}
