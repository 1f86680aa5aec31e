internal import JSONReading

extension Rule {
    /// A sender writes a key that only FCM itself adds.
    static let fcmKeyBySender = Rule("fcm-key-by-sender", severity: .warning)
    /// A delivered payload holds a legacy notification key that did not take effect.
    static let legacyNotificationKey = Rule("legacy-notification-key", severity: .warning)
}

/// Keys that begin with `gcm.` or `google.` are FCM's: fine in what it delivered, not in what someone sends.
enum FCMKeys {
    static let check: MemberCheck = { inspection, member in
        switch inspection.kind {
        case .delivered:
            guard isLegacy(member.name, in: inspection.document),
                isFirst(member, &inspection, where: { isLegacy($0, in: $1) })
            else { return }
            inspection.report(
                .legacyNotificationKey, at: .name(member.name),
                "\(inspection.quoted(member.name)) is a legacy notification key that did not take effect",
                help: "send it in the message's notification or in apns.payload")
        // A simulator file plays what FCM delivers.
        case .simulator: break
        default:
            guard isFirst(member, &inspection, where: { isFCMs($0, in: $1) }) else { return }
            inspection.report(
                .fcmKeyBySender, at: .name(member.name),
                "\(inspection.quoted(member.name)) is a key that FCM adds, not the sender", help: "leave it out")
        }
    }

    /// Several such keys are one mistake.
    private static func isFirst(
        _ member: Member, _ inspection: inout Inspection, where condition: (JSONNode, JSONDocument) -> Bool
    ) -> Bool {
        for earlier in inspection.document.members(member.object) where condition(earlier.name, inspection.document) {
            return earlier.name.index == member.name.index
        }
        return true
    }

    private static func isLegacy(_ name: JSONNode, in document: JSONDocument) -> Bool {
        document.utf8(name).starts(with: "gcm.notification.".utf8)
    }

    /// Whether a name is one that FCM adds.
    static func isFCMs(_ name: JSONNode, in document: JSONDocument) -> Bool {
        document.utf8(name).starts(with: "gcm.".utf8) || document.utf8(name).starts(with: "google.".utf8)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let fcmKeyBySender = RuleDescription(
        .fcmKeyBySender, family: .apple,
        summary: "A sender writes a key that only FCM itself adds.",
        reason: """
            Such keys make the FCM SDK take the push for its own: it counts and reports messages that FCM never sent. \
            Written into an FCM message they are refused or overwritten.
            """,
        wrong: Example(#"{"aps":{"alert":"Call out"},"gcm.message_id":"123"}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Call out"},"call_id":"123"}"#, as: .apns),
        documents: ["Firebase: Receive messages in Apple apps"])

    static let legacyNotificationKey = RuleDescription(
        .legacyNotificationKey, family: .apple,
        summary: "A delivered payload holds a legacy notification key that did not take effect.",
        reason: """
            FCM turns the notification keys that it knows into "aps". One that arrives as gcm.notification.* was not \
            among them, so the system does not see it.
            """,
        wrong: Example(
            #"{"aps":{"alert":"Doors open"},"gcm.message_id":"1","gcm.notification.mutable_content":"1"}"#,
            as: .delivered),
        right: Example(
            #"{"aps":{"alert":"Doors open","mutable-content":1},"gcm.message_id":"1"}"#, as: .delivered),
        documents: ["quickstart-ios issue 70"])
}
#endif
