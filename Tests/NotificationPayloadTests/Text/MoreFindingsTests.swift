import NotificationPayload
import Testing

/// The number of findings of one payload is bounded, and errors are never left out for lesser ones.
@Suite struct MoreFindingsTests {
    private func findings(_ elements: [String]) -> [Finding] {
        let text = "{\"aps\":{\"alert\":\"x\"},\"a\":[" + elements.joined(separator: ",") + "]}"
        return PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .apns).findings
    }

    @Test func `up to 250 findings are all listed`() {
        let found = findings([String](repeating: "1e400", count: 250))
        #expect(found.count == 250)
        #expect(found.allSatisfy { $0.rule.name == "number-overflow" })
    }

    @Test func `what is left out is counted`() throws {
        let found = findings([String](repeating: "1e400", count: 251))
        #expect(found.count == 251)
        let rest = try #require(found.first)
        #expect(rest.rule.name == "more-findings")
        #expect(rest.severity == .info)
        #expect(rest.message == "1 more finding is left out")
    }

    @Test func `an error that comes late takes the place of a warning`() {
        let found = findings([String](repeating: "1e-400", count: 300) + ["1e400"])
        #expect(found.filter { $0.rule.name == "number-overflow" }.map { $0.pointer } == ["/a/300"])
        #expect(found.count == 251)
        #expect(found.first?.message == "51 more findings are left out")
    }
}
