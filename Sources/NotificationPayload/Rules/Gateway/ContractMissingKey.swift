internal import JSONReading

extension Rule {
    /// A key that the contract requires is missing.
    static let contractMissingKey = Rule("contract-missing-key", severity: .error)
}

extension Inspection {
    mutating func reportMissing(_ name: StaticString, in object: JSONNode) {
        report(
            .contractMissingKey, at: .absent(name.description, in: object),
            "\"\(name)\" is missing; the \(GatewayContract.name) requires it",
            help: kind == .apns || kind == .delivered || kind == .simulator
                ? "if the payload is not the gateway's, inspect it with --contract none" : nil)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let contractMissingKey = RuleDescription(
        .contractMissingKey, family: .gateway,
        summary: "A key that the contract requires is missing.",
        reason:
            "Without its identifiers a notification is not the gateway's and a tap on it does nothing; without the rest it is not shown or heard as promised.",
        wrong: GatewayExamples.delivery(changing: #""event_id":"SITCON_2027","#, to: #""#),
        right: GatewayExamples.delivery(),
        documents: ["OPass Push Gateway v1"])
}
#endif
