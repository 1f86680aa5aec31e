internal import JSONReading

extension Rule {
    /// The analytics label is not the push id.
    static let labelDiffers = Rule("label-differs", severity: .error)
}

extension Inspection {
    mutating func checkLabelAgreement(_ label: JSONNode?, _ name: StaticString, pushID: JSONNode?) {
        guard let label, let pushID else { return }
        guard !document.utf8(label).elementsEqual(document.utf8(pushID)) else { return }
        report(
            .labelDiffers, at: .value(label),
            "\"\(name)\" is not the value of \"push_id\"; in the \(GatewayContract.name) they are the same",
            help: "write the push id in both places")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let labelDiffers = RuleDescription(
        .labelDiffers, family: .gateway,
        summary: "The analytics label is not the push id.",
        reason: "Deliveries are counted by the label; under another one they are counted for no send.",
        wrong: GatewayExamples.message(changing: #""analytics_label":"0f4b2a9e"#, to: #""analytics_label":"1f4b2a9e"#),
        right: GatewayExamples.message(),
        documents: ["OPass Push Gateway v1"])
}
#endif
