import Foundation
import NotificationPayload
import Testing

/// The catalogue holds every rule that the sources declare, and every rule keeps its own examples.
@Suite struct RuleCatalogueTests {
    static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/NotificationPayload")

    @Test func `every rule in the sources has a description, and each its own name`() throws {
        let names = RuleCatalogue.descriptions.map { $0.rule.name }
        #expect(Set(names).count == names.count)
        #expect(names.count >= 80)
        let walk = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
        var declared: [String] = []
        let declaration = /Rule\("([a-z0-9-]+)",\s*severity:/
        for case let file as URL in walk where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
                .split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
            declared += text.matches(of: declaration).map { String($0.output.1) }
        }
        #expect(declared.sorted() == names.sorted())
    }

    @Test(arguments: RuleCatalogue.descriptions)
    func `every rule has its prose`(_ rule: RuleDescription) {
        #expect(rule.rule.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
        #expect(rule.summary.hasSuffix(".") && rule.summary.count < 200)
        #expect(!rule.reason.isEmpty)
        #expect(!rule.documents.isEmpty)
    }

    @Test(arguments: RuleCatalogue.descriptions)
    func `every rule is found in its wrong example and not in its right one`(_ rule: RuleDescription) {
        let wrong = Self.findings(in: rule.wrong, rule.family)
        #expect(wrong.contains { $0.rule == rule.rule }, "wrong: \(wrong.map { $0.message })")
        // What else is wrong with the example would hide what it is an example of; one rule says what a wrong type
        // means besides.
        let isSecondMeaning = ["delivery-export-raises", "more-findings"].contains(rule.rule.name)
        let others = wrong.filter { $0.rule != rule.rule && $0.severity > .info && !isSecondMeaning }
        #expect(others.isEmpty, "besides: \(others.map { $0.rule.name + ": " + $0.message })")
        let right = Self.findings(in: rule.right, rule.family)
        #expect(!right.contains { $0.rule == rule.rule }, "right: \(right.map { $0.message })")
        #expect(!right.contains { $0.severity == .error }, "right: \(right.map { $0.message })")
    }

    static func findings(in example: RuleDescription.Example, _ family: RuleFamily) -> [Finding] {
        switch family {
        case .gateway, .links: PayloadInspector(contract: .gatewayV1).inspect(example.bytes, as: example.kind).findings
        default: PayloadInspector(contract: .none).inspect(example.bytes, as: example.kind).findings
        }
    }
}
