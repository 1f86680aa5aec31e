internal import JSONReading

extension Rule {
    /// The link is no string.
    static let linkNotText = Rule("link-not-text", severity: .error)
}

extension Inspection {
    /// The link under `uri`, against the link policy.
    mutating func checkLink(in object: JSONNode) {
        guard let value = document.member("uri", of: object) else { return }
        guard document.kind(value) == .string else {
            reportLinkType(value)
            return
        }
        let text = document.utf8(value)
        for finding in text.withContiguousBytes({ HTTPSLink.findings(for: $0, key: "uri") }) {
            let range = document.sourceRange(of: finding.bytes, within: value)
            report(
                finding.rule, at: finding.bytes.isEmpty ? .value(value) : .part(value, range), finding.message,
                help: finding.help)
        }
    }

    private mutating func reportLinkType(_ value: JSONNode) {
        if document.kind(value) == .null {
            reportNull(value, subject: "\"uri\"", isElement: false, .string)
            return
        }
        let found = described(value)
        report(
            .linkNotText, at: .value(value),
            "\"uri\" is \(found), not a string; the \(GatewayContract.name) sends a link or nothing",
            help: "leave it out where there is no link")
    }
}

extension ArraySlice<UInt8> {
    /// The bytes as a span.
    func withContiguousBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        body(span)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let linkNotText = RuleDescription(
        .linkNotText, family: .gateway,
        summary: "The link is no string.",
        reason: "It is never opened; a tap shows the event's announcements instead.",
        wrong: GatewayExamples.delivery(changing: #""uri":"https://sitcon.org/2027/""#, to: #""uri":7"#),
        right: GatewayExamples.delivery(),
        documents: ["OPass Push Gateway v1"])
}
#endif
