internal import JSONReading

extension Rule {
    /// A data key is one that FCM keeps for itself.
    static let reservedDataKey = Rule("reserved-data-key", severity: .error)
    /// A data key is one that older documents forbid.
    static let dataKeyOnceReserved = Rule("data-key-once-reserved", severity: .warning)
    /// A data key begins like those that FCM keeps for itself.
    static let dataKeyNearReserved = Rule("data-key-near-reserved", severity: .info)
}

extension Inspection {
    /// Whether there was something to say about a data key.
    mutating func checkReservedDataKey(_ member: Member) -> Bool {
        let name = document.utf8(member.name)
        switch name.first {
        case UInt8(ascii: "f") where document.equals(member.name, "from"),
            UInt8(ascii: "m") where document.equals(member.name, "message_type"):
            reportReserved(member, "is a key that FCM keeps for itself")
        case UInt8(ascii: "g") where name.starts(with: "google.".utf8) || name.starts(with: "gcm.".utf8):
            reportReserved(member, "begins with a prefix that FCM keeps for itself")
        case UInt8(ascii: "g") where name.starts(with: "google".utf8) || name.starts(with: "gcm".utf8):
            report(
                .dataKeyNearReserved, at: .name(member.name),
                "\(quoted(member.name)) begins with \"google\" or \"gcm\", which older FCM documents forbid",
                help: "the service accepts it without a dot after the prefix; another key is safer")
        case UInt8(ascii: "n") where document.equals(member.name, "notification"),
            UInt8(ascii: "c") where document.equals(member.name, "collapse_key"):
            report(
                .dataKeyOnceReserved, at: .name(member.name),
                "\(quoted(member.name)) is a data key that older FCM documents forbid",
                help: "clients may take it for FCM's own: choose another key")
        case UInt8(ascii: "a") where document.equals(member.name, "aps"),
            UInt8(ascii: "f") where document.equals(member.name, "fcm_options"):
            reportDataKeyCollision(member.name, "what an Apple payload has under this name")
        default:
            return false
        }
        return true
    }

    private mutating func reportReserved(_ member: Member, _ words: String) {
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
