internal import JSONReading

extension Rule {
    /// The message goes to a device or a condition in place of a topic.
    static let targetNotTopic = Rule("target-not-topic", severity: .error)
}

extension Inspection {
    mutating func reportOtherTarget(_ value: JSONNode, _ name: StaticString) {
        report(
            .targetNotTopic, at: .value(value),
            "\"\(name)\" is no target of the \(GatewayContract.name), which sends to topics only",
            help: "write \"topic\": \"opass-v1.EVENT_ID.ROLE.LOCALE\"")
    }
}

extension GatewayContract {
    static let otherTargets: [StaticString] = ["token", "fid", "condition"]
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let targetNotTopic = RuleDescription(
        .targetNotTopic, family: .gateway,
        summary: "The message goes to a device or a condition in place of a topic.",
        reason: "The gateway knows no devices: no registration is ever uploaded to it.",
        wrong: GatewayExamples.message(
            changing: #""topic":"opass-v1.SITCON_2027.audience.zh-Hant""#,
            to: #""token":"TEST-REGISTRATION-TOKEN-0001""#),
        right: GatewayExamples.message(),
        documents: ["OPass Push Gateway v1"])
}
#endif
