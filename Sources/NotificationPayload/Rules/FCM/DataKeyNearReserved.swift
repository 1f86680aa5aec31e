internal import JSONReading

extension Rule {
    /// A data key begins like those that FCM keeps for itself.
    static let dataKeyNearReserved = Rule("data-key-near-reserved", severity: .info)
}

extension Inspection {
    mutating func reportNearReserved(_ name: JSONNode) {
        report(
            .dataKeyNearReserved, at: .name(name),
            "\(quoted(name)) begins with \"google\" or \"gcm\", which older FCM documents forbid",
            help: "the service accepts it without a dot after the prefix; another key is safer")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let dataKeyNearReserved = RuleDescription(
        .dataKeyNearReserved, family: .fcm,
        summary: "A data key begins like those that FCM keeps for itself, but without their dot.",
        reason: """
            The reference reserves google. and gcm. with the dot; older documents say any key that begins with google \
            or gcm, and SDKs that follow them refuse it.
            """,
        wrong: Example(#"{"message":{"topic":"news","data":{"google_id":"7"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","data":{"account_id":"7"}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Message"])
}
#endif
