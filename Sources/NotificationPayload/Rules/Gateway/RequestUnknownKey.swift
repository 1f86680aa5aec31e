internal import JSONReading

extension Rule {
    /// A gateway request has a key that it does not take.
    static let requestUnknownKey = Rule("request-unknown-key", severity: .error)
}

extension Inspection {
    mutating func reportRequestKey(_ name: JSONNode) {
        var help = "leave it out"
        if document.equals(name, "event_id") || document.equals(name, "topic") {
            help = "leave it out: the event follows from the credential of the request"
        } else if document.equals(name, "title") {
            help = "leave it out: the title is the organiser's registered name"
        } else if document.equals(name, "expires_at") || document.equals(name, "ttl") {
            help = "leave it out: every message lives for one hour"
        }
        report(
            .requestUnknownKey, at: .name(name),
            "\(quoted(name)) is no key of a request under the \(GatewayContract.name), which takes \"roles\", \"contents\" and \"uri\"",
            help: help)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let requestUnknownKey = RuleDescription(
        .requestUnknownKey, family: .gateway,
        summary: "A gateway request has a key that it does not take.",
        reason: "The gateway refuses the request.",
        wrong: GatewayExamples.request(changing: #""roles""#, to: #""event_id":"SITCON_2027","roles""#),
        right: GatewayExamples.request(),
        documents: ["OPass Push Gateway v1"])
}
#endif
