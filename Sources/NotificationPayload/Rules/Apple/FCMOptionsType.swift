internal import JSONReading

extension Rule {
    /// `fcm_options` is no object, or its image no string.
    static let fcmOptionsType = Rule("fcm-options-wrong-type", severity: .warning)
}

/// The part of a delivered payload that a service extension reads.
enum FCMOptionsType {
    static func check(_ inspection: inout Inspection, _ member: Member, _ types: ValueTypes) {
        let kind = inspection.document.kind(member.value)
        guard types != ValueTypes(kind) else { return }
        let found = inspection.described(member.value)
        let message = "\(inspection.quoted(member.name)) is \(found), not \(types.words)"
        inspection.report(
            .fcmOptionsType, at: .value(member.value), message,
            help: kind == .string && types == .object
                ? "write the address of an image as {\"image\": \"https://…\"}" : nil)
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
