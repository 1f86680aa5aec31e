internal import JSONReading

extension Rule {
    /// The push id is empty, too long or holds control characters.
    static let pushIDMalformed = Rule("push-id-malformed", severity: .error)
}

extension Inspection {
    mutating func checkPushID(_ value: JSONNode?) {
        guard let value else { return }
        let text = document.utf8(value)
        if let refusal = PushID.refusal(ofUTF8: text) {
            report(
                .pushIDMalformed, at: .value(value), "\"push_id\" \(refusal)",
                help: "the \(GatewayContract.name) writes a UUID")
        } else if !PushID.isUUID(utf8: text) {
            reportPushIDNotUUID(value)
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let pushIDMalformed = RuleDescription(
        .pushIDMalformed, family: .gateway,
        summary: "The push id is empty, too long or holds control characters.",
        reason: "Without it the notification is not the gateway's and a tap on it does nothing.",
        wrong: GatewayExamples.delivery(changing: #"0f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a60"#, to: #""#),
        right: GatewayExamples.delivery(),
        documents: ["OPass Push Gateway v1"])
}
#endif
