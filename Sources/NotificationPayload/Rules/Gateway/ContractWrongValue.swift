internal import JSONReading

extension Rule {
    /// A key that the contract fixes has another value.
    static let contractWrongValue = Rule("contract-wrong-value", severity: .error)
}

extension Inspection {
    mutating func reportContractValue(_ value: JSONNode, _ name: StaticString, sends expected: String) {
        let found = document.kind(value) == .string ? quoted(value) : described(value)
        report(
            .contractWrongValue, at: .value(value),
            "\"\(name)\" is \(found); the \(GatewayContract.name) sends \(expected)", help: "write \(expected)")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let contractWrongValue = RuleDescription(
        .contractWrongValue, family: .gateway,
        summary: "A key that the contract fixes has another value.",
        reason:
            "Priority, sound, channel and push type are the same in every message, so that announcements look and sound alike and cost no battery.",
        wrong: GatewayExamples.message(changing: #""priority":"normal""#, to: #""priority":"high""#),
        right: GatewayExamples.message(),
        documents: ["OPass Push Gateway v1"])
}
#endif
