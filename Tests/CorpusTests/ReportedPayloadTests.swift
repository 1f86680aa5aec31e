import Foundation
import NotificationPayload
import Testing

/// Shapes from public bug reports, judged by people from the threads and the platforms' documents.
@Suite("reported payloads", .enabled(if: Folders.corpora != nil, "GATEWAY_CORPORA names the folder of the corpora"))
struct ReportedPayloadTests {
    struct Case {
        var file: String
        var kind: PayloadKind?
        var expected: Severity?
        var reason: String
    }

    static func cases() throws -> [(Case, [Finding])] {
        let folder = try #require(Folders.corpora).appendingPathComponent("reported-payloads")
        let index = try String(contentsOf: folder.appendingPathComponent("INDEX.tsv"), encoding: .utf8)
        let inspector = PayloadInspector(contract: .none)
        return try index.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 3)
            let kinds: [String: PayloadKind] = ["apns-server": .apns, "simctl": .simulator, "fcm-v1": .fcm]
            let verdict = fields[2].prefix { $0.isLetter }
            let severity: Severity? = verdict == "error" ? .error : verdict == "warn" ? .warning : nil
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(fields[0])))
            let kind = kinds[fields[1]]
            return (
                Case(file: fields[0], kind: kind, expected: severity, reason: fields[2]),
                inspector.inspect(bytes, as: kind).findings
            )
        }
    }

    private static func severity(_ findings: [Finding]) -> Severity? {
        let severity = findings.map { $0.severity }.max()
        return severity == .info ? nil : severity
    }

    @Test func `what is reported agrees with what people saw`() throws {
        let cases = try Self.cases()
        #expect(cases.count == 140)
        var reportedOrNot = 0
        var sameSeverity = 0
        for (`case`, findings) in cases {
            let found = Self.severity(findings)
            if (found == nil) == (`case`.expected == nil) { reportedOrNot += 1 }
            if found == `case`.expected {
                sameSeverity += 1
            } else {
                print("DISAGREES \(`case`.file): \(found?.rawValue ?? "ok"), expected \(`case`.reason)")
                for finding in findings { print("    \(finding.severity) \(finding.rule.name): \(finding.message)") }
            }
        }
        print("reported or not: \(reportedOrNot) of \(cases.count); severity: \(sameSeverity) of \(cases.count)")
        #expect(reportedOrNot * 100 >= cases.count * 97)
        #expect(sameSeverity * 100 >= cases.count * 85)
    }

    @Test func `what is no payload at all gets few findings`() throws {
        for (`case`, findings) in try Self.cases() where `case`.expected == .error {
            #expect(
                findings.filter { $0.severity != .info }.count <= 4, "\(`case`.file): \(findings.map { $0.message })")
        }
    }
}
