internal import JSONReading

extension Rule {
    /// A data key is one that older documents forbid.
    static let dataKeyOnceReserved = Rule("data-key-once-reserved", severity: .warning)
}

extension Inspection {
    mutating func reportOnceReserved(_ name: JSONNode) {
        report(
            .dataKeyOnceReserved, at: .name(name),
            "\(quoted(name)) is a data key that older FCM documents forbid",
            help: "clients may take it for FCM's own: choose another key")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let dataKeyOnceReserved = RuleDescription(
        .dataKeyOnceReserved, family: .fcm,
        summary: "A data key is notification or collapse_key, which older FCM documents forbid.",
        reason: """
            The service accepts these keys today. SDKs and documents that still forbid them refuse the message, and a \
            client can take the value for FCM's own.
            """,
        wrong: Example(#"{"message":{"topic":"news","data":{"notification":"any"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","data":{"notice":"any"}}}"#, as: .fcm),
        documents: ["firebase-php issue 588"])
}
#endif
