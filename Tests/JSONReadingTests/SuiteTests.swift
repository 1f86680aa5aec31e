import Foundation
import JSONReading
import Testing

/// The corpora, which lie outside of the package.
let corpora = ProcessInfo.processInfo.environment["GATEWAY_CORPORA"].map { URL(fileURLWithPath: $0) }

@Suite("JSONTestSuite", .enabled(if: corpora != nil, "GATEWAY_CORPORA names the folder of the corpora"))
struct SuiteTests {
    private func texts(_ prefix: String) throws -> [(name: String, bytes: [UInt8])] {
        let folder = try #require(corpora).appendingPathComponent("json-test-suite")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(prefix) }.sorted()
            .map { ($0, [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))) }
    }

    @Test func `every text that must be accepted is accepted`() throws {
        let texts = try texts("y_")
        #expect(texts.count == 95)
        for text in texts {
            do { _ = try JSONDocument(text.bytes) } catch { Issue.record("\(text.name): \(error)") }
        }
    }

    @Test func `every text that must be refused is refused`() throws {
        let texts = try texts("n_")
        #expect(texts.count == 188)
        for text in texts {
            do {
                _ = try JSONDocument(text.bytes)
                Issue.record("\(text.name) was accepted")
            } catch { continue }
        }
    }
}
