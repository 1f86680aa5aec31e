internal import JSONReading

extension Rule {
    /// The event id is against its pattern.
    static let eventIDMalformed = Rule("event-id-malformed", severity: .error)
}

extension Inspection {
    mutating func checkEventID(_ value: JSONNode?) {
        guard let value, let refusal = EventID.refusal(ofUTF8: document.utf8(value)) else { return }
        report(
            .eventIDMalformed, at: .value(value), "\"event_id\" \(refusal)",
            help: "the \(GatewayContract.name) knows event ids such as SITCON_2027")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let eventIDMalformed = RuleDescription(
        .eventIDMalformed, family: .gateway,
        summary: "The event id is against its pattern.",
        reason:
            "The id ends up in topics and addresses, so nothing but its pattern passes; the notification is not the gateway's and a tap on it does nothing.",
        wrong: GatewayExamples.delivery(changing: #"SITCON_2027"#, to: #"SITCON 2027"#),
        right: GatewayExamples.delivery(),
        documents: ["OPass Push Gateway v1"])
}
#endif
