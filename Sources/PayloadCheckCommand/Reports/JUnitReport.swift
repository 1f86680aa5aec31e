import NotificationPayload

/// JUnit's XML, as build servers read it: one test case an input, each in a suite of its own.
///
/// A suite of its own lets its counts stand before it while the report streams out. A case fails if a finding is at or
/// above the level that fails the run; lesser findings are its output. An input that cannot be read is an error.
struct JUnitReport: Report {
    let failOn: Severity?

    func opening() -> [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"payload-check\">\n".utf8)
    }

    func entry(for input: JudgedInput) -> [UInt8] {
        let name = input.record.map { "\(input.name.text):\($0)" } ?? input.name.text
        var failures = 0
        var errors = 0
        let body: String
        switch input.verdict {
        case .unreadable(let reason):
            errors = 1
            body = "<error message=\"\(XMLText.escaped(reason))\" type=\"unreadable\"/>"
        case .inspected(let inspection):
            let failing = inspection.findings.filter { finding in failOn.map { finding.severity >= $0 } ?? false }
            let lesser = inspection.findings.filter { finding in failOn.map { finding.severity < $0 } ?? true }
            failures = failing.isEmpty ? 0 : 1
            body =
                Self.failure(failing, of: input, inspection) + Self.output(lesser, of: input, inspection)
        }
        let quoted = XMLText.escaped(name)
        let counts = "tests=\"1\" failures=\"\(failures)\" errors=\"\(errors)\""
        let head = "<testsuite name=\"\(quoted)\" \(counts)><testcase classname=\"payload-check\" name=\"\(quoted)\""
        let rest = body.isEmpty ? "/></testsuite>\n" : ">\(body)</testcase></testsuite>\n"
        return Array((head + rest).utf8)
    }

    func closing(_ summary: Summary) -> [UInt8] {
        Array("</testsuites>\n".utf8)
    }

    private static func failure(
        _ findings: [Finding], of input: JudgedInput, _ inspection: JudgedInput.Inspection
    ) -> String {
        guard let first = findings.first else { return "" }
        let more = findings.count == 1 ? "" : " (and \(findings.count - 1) more)"
        let message = XMLText.escaped(first.message + more)
        let type = XMLText.escaped(first.rule.name)
        let text = frames(findings, of: input, inspection)
        return "<failure message=\"\(message)\" type=\"\(type)\">\(text)</failure>"
    }

    private static func output(
        _ findings: [Finding], of input: JudgedInput, _ inspection: JudgedInput.Inspection
    ) -> String {
        findings.isEmpty ? "" : "<system-out>\(frames(findings, of: input, inspection))</system-out>"
    }

    private static func frames(
        _ findings: [Finding], of input: JudgedInput, _ inspection: JudgedInput.Inspection
    ) -> String {
        let palette = Palette(isColoured: false)
        let frames = findings.map { finding in
            FindingFrame(name: input.name.text, finding: finding)
                .text(source: inspection.source, start: inspection.start, palette)
        }
        return XMLText.escaped(frames.joined(), keepsLines: true)
    }
}
