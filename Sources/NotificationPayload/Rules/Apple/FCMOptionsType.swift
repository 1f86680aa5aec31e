internal import JSONReading

extension Rule {
    /// `fcm_options` is no object, or its image no string.
    static let fcmOptionsType = Rule("fcm-options-wrong-type", severity: .warning)
}

/// The part of a delivered payload that a service extension reads.
enum FCMOptionsType {
    static let check: MemberCheck = { inspection, member in
        guard inspection.document.kind(member.value) != .object else { return }
        let message = "\"fcm_options\" is \(inspection.described(member.value)), not an object"
        let isText = inspection.document.kind(member.value) == .string
        inspection.report(
            .fcmOptionsType, at: .value(member.value), message,
            help: isText ? "write the address of an image as {\"image\": \"https://…\"}" : nil)
    }

    static let checkImage: MemberCheck = { inspection, member in
        guard inspection.document.kind(member.value) != .string else { return }
        let message = "\"image\" is \(inspection.described(member.value)), not a string"
        inspection.report(.fcmOptionsType, at: .value(member.value), message)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let fcmOptionsType = RuleDescription(
        .fcmOptionsType, family: .apple,
        summary: "The delivered \"fcm_options\" is no object, or its image no string.",
        reason: """
            Service extensions with an older FCM SDK take both for granted and crash, so the notification is shown \
            without what the extension would have done.
            """,
        wrong: Example(
            #"{"aps":{"alert":"Ferry","mutable-content":1},"fcm_options":"https://img.example/a.png"}"#, as: .apns),
        right: Example(
            #"{"aps":{"alert":"Ferry","mutable-content":1},"fcm_options":{"image":"https://img.example/a.png"}}"#,
            as: .apns),
        documents: ["firebase-ios-sdk issue 16464"])
}
#endif
