import Testing

@testable import NotificationPayload

@Suite struct TextCatalogueTests {
    @Test(arguments: TextRules.descriptions.map { $0.rule.name })
    func `the wrong example breaks the rule and the right one is clean`(name: String) throws {
        let description = try #require(TextRules.descriptions.first { $0.rule.name == name })
        let inspector = PayloadInspector(contract: .none)
        let wrong = inspector.inspect(description.wrong.bytes, as: description.wrong.kind)
        // One rule is about the number of the others.
        let names = wrong.findings.map { $0.rule.name }
        #expect(name == "more-findings" ? names.first == name && names.count == 251 : names == [name])
        let right = inspector.inspect(description.right.bytes, as: description.right.kind)
        #expect(right.findings.isEmpty)
    }

    @Test func `no two rules have the same name`() {
        let names = TextRules.descriptions.map { $0.rule.name }
        #expect(Set(names).count == names.count)
    }
}
