import Foundation
import Testing

@testable import NotificationPayload

@Suite("The rules of links")
struct LinkRulesTests {
    static let rules = LinkRefusal.Reason.allCases.map(\.wording.rule) + LinkWarning.Reason.allCases.map(\.wording.rule)

    @Test func `each is described once, in order`() {
        #expect(
            LinkRules.descriptions.map(\.rule).sorted { $0.name < $1.name } == Self.rules.sorted { $0.name < $1.name })
        #expect(Set(Self.rules.map(\.name)).count == Self.rules.count)
        #expect(LinkRules.descriptions.allSatisfy { $0.family == .links && !$0.documents.isEmpty })
    }

    @Test func `names are kebab-case and refusals are errors`() {
        for rule in Self.rules {
            #expect(rule.name.wholeMatch(of: /link(-[a-z0-9]+)+/) != nil)
        }
        #expect(LinkRefusal.Reason.allCases.allSatisfy { $0.wording.rule.severity == .error })
        #expect(LinkWarning.Reason.allCases.allSatisfy { $0.wording.rule.severity == .warning })
    }

    @Test(arguments: LinkRules.descriptions)
    func `the wrong example breaks the rule alone, the right one does not`(description: RuleDescription) throws {
        #expect(try rules(in: description.wrong) == [description.rule])
        #expect(try !rules(in: description.right).contains { $0 == description.rule || $0.severity == .error })
    }

    private func rules(in example: RuleDescription.Example) throws -> [Rule] {
        #expect(example.kind == .androidData)
        let map = try JSONDecoder().decode([String: String].self, from: Data(example.text.utf8))
        let link = try #require(map["uri"])
        return HTTPSLink.findings(for: Array(link.utf8).span, key: "uri").map(\.rule)
    }
}
