internal import JSONReading

extension Rule {
    /// The push id is text, but no UUID.
    static let pushIDNotUUID = Rule("push-id-not-uuid", severity: .error)
}

extension Inspection {
    mutating func reportPushIDNotUUID(_ value: JSONNode) {
        report(
            .pushIDNotUUID, at: .value(value),
            "\"push_id\" is \(quoted(value)), not a UUID; the \(GatewayContract.name) makes one a send",
            help: "write 8, 4, 4, 4 and 12 hexadecimal digits with hyphens between them")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let pushIDNotUUID = RuleDescription(
        .pushIDNotUUID, family: .gateway,
        summary: "The push id is text, but no UUID.",
        reason: "A tap still works, because the id is only a correlation key; but no send of the gateway has this id.",
        wrong: GatewayExamples.delivery(changing: #"0f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a60"#, to: #"send-7"#),
        right: GatewayExamples.delivery(),
        documents: ["OPass Push Gateway v1"])
}
#endif
