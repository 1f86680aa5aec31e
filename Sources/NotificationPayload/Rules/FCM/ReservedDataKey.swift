internal import JSONReading

extension Rule {
    /// A data key is one that FCM keeps for itself.
    static let reservedDataKey = Rule("reserved-data-key", severity: .error)
}

extension Inspection {
    mutating func reportReserved(_ member: Member, _ words: String) {
        report(
            .reservedDataKey, at: .name(member.name), "\(quoted(member.name)) \(words)",
            help: "choose another key, such as one with a prefix of your own")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let reservedDataKey = RuleDescription(
        .reservedDataKey, family: .fcm,
        summary: "A data key is one that FCM keeps for itself.",
        reason: """
            The keys from and message_type and everything that begins with google. or gcm. are FCM's own. The service \
            answers status 400, or the message is accepted and never delivered.
            """,
        wrong: Example(#"{"message":{"topic":"news","data":{"from":"Ann"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","data":{"sender":"Ann"}}}"#, as: .fcm),
        documents: [
            "Firebase: FCM HTTP v1 API, Message", "node-gcm issue 254", "firebase-admin-node issue 463",
        ])
}
#endif
