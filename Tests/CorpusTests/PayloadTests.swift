import Foundation
import JSONReading
import NotificationPayload
import Testing

/// Every payload of the package has its whole report beside it.
@Suite struct PayloadTests {
    static let endings: Set<String> = ["json", "apns", "ndjson", "jsonl"]

    static func payloads(in folder: String) throws -> [URL] {
        try Folders.files(below: Folders.payloads.appendingPathComponent(folder), endings: endings)
    }

    static func reportFile(of payload: URL) -> URL {
        payload.deletingPathExtension().appendingPathExtension("report")
    }

    @Test(arguments: ["accepted", "flagged", "refused"])
    func `every payload's report is as expected`(_ folder: String) throws {
        for payload in try Self.payloads(in: folder) {
            let file = Self.reportFile(of: payload)
            let expected = try ExpectedReport(reading: file)
            let actual = try ExpectedReport(inspecting: [UInt8](Data(contentsOf: payload)), as: expected.asked)
            if actual.text != expected.text {
                // A report that is missing, or says only what to ask, is recorded; the failure has it reviewed.
                let isIncomplete = !expected.text.contains("\"findings\"")
                if isIncomplete { try Data(actual.text.utf8).write(to: file) }
                Issue.record("\(payload.lastPathComponent): \(isIncomplete ? "recorded, review it" : actual.text)")
            }
        }
    }

    @Test(arguments: [("accepted", nil), ("flagged", .warning), ("refused", .error)] as [(String, Severity?)])
    func `every folder holds what its name says`(_ folder: String, _ severity: Severity?) throws {
        for payload in try Self.payloads(in: folder) {
            let found = try ExpectedReport(reading: Self.reportFile(of: payload)).severity()
            // A fact worth knowing is no reason to flag a payload.
            #expect((found == .info ? nil : found) == severity, "\(payload.lastPathComponent)")
        }
    }

    @Test func `no report is without its payload, and no two payloads share one`() throws {
        let payloads = try ["accepted", "flagged", "refused"].flatMap { try Self.payloads(in: $0) }
        let reports = try ["accepted", "flagged", "refused"].flatMap {
            try Folders.files(below: Folders.payloads.appendingPathComponent($0), endings: ["report"])
        }
        let expected = payloads.map { Self.reportFile(of: $0).path }
        #expect(Set(expected).count == expected.count)
        #expect(Set(reports.map { $0.path }) == Set(expected))
    }

    @Test func `every rule and every kind is in some report`() throws {
        /// Rules that only a file too large for a repository breaks, or whose report would be one.
        let exempt: Set<String> = ["payload-too-long", "request-too-large", "more-findings"]
        let payloads = try ["accepted", "flagged", "refused"].flatMap { try Self.payloads(in: $0) }
        #expect(payloads.count >= 90)
        var rules: Set<String> = []
        var kinds: Set<String> = []
        for payload in payloads {
            let report = try JSONDocument(ExpectedReport(reading: Self.reportFile(of: payload)).text).root
            for finding in report["findings"]?.elements ?? [] { rules.insert(try #require(finding["rule"]?.text)) }
            kinds.insert(try #require(report["kind"]?.text))
        }
        let catalogue = Set(RuleCatalogue.descriptions.map { $0.rule.name })
        #expect(catalogue.subtracting(exempt).subtracting(rules).sorted() == [])
        #expect(kinds == Set(PayloadKind.allCases.map { $0.rawValue }))
    }
}
