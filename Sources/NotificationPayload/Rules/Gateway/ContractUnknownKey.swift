internal import JSONReading

extension Rule {
    /// There is a key that the contract does not have.
    static let contractUnknownKey = Rule("contract-unknown-key", severity: .warning)
}

extension Inspection {
    mutating func reportUnknown(_ name: JSONNode) {
        report(
            .contractUnknownKey, at: .name(name), "\(quoted(name)) is no key of the \(GatewayContract.name)",
            help: "leave it out: clients do not read it")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let contractUnknownKey = RuleDescription(
        .contractUnknownKey, family: .gateway,
        summary: "There is a key that the contract does not have.",
        reason: "Clients ignore it, and it takes room from the 2,048 bytes of a message.",
        wrong: GatewayExamples.delivery(
            changing: #""event_id":"SITCON_2027""#, to: #""event_id":"SITCON_2027","room":"R0""#),
        right: GatewayExamples.delivery(),
        documents: ["OPass Push Gateway v1"])
}
#endif
