import NotificationPayload
import Testing

@Test func `a wrong type is found at its place`() throws {
    let text = "{\n  \"aps\": {\n    \"alert\": \"x\",\n    \"badge\": \"3\"\n  }\n}"
    let report = PayloadInspector(contract: .none).inspect(Array(text.utf8))
    #expect(report.kind == .apns)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.message == "\"badge\" is a string, not an integer")
    #expect(finding.pointer == "/aps/badge")
    #expect(finding.place == SourceRange(offset: 44, length: 3, line: 4, column: 14, endLine: 4, endColumn: 17))
    #expect(finding.help == "write 3 without quotes")
}
