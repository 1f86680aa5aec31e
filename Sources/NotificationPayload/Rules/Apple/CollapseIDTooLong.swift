internal import JSONReading

extension Rule {
    /// The identifier that lets a push replace an earlier one is too long.
    static let collapseIDTooLong = Rule("collapse-id-too-long", severity: .error)
}

/// `apns-collapse-id` has at most 64 bytes.
enum CollapseIDTooLong {
    static func check(_ inspection: inout Inspection, _ member: Member) {
        let count = inspection.document.utf8(member.value).count
        guard count > 64 else { return }
        inspection.report(
            .collapseIDTooLong, at: .value(member.value),
            "\"apns-collapse-id\" has \(Wording.count(count, "byte")), at most 64 are allowed",
            help: "a hash of the identifier is short enough")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let collapseIDTooLong = RuleDescription(
        .collapseIDTooLong, family: .apple,
        summary: "The identifier that lets a push replace an earlier one is too long.",
        reason: "The service answers BadCollapseId and refuses the push. It counts bytes, not characters.",
        wrong: Example(
            """
            {"message":{"token":"t","apns":{"headers":{"apns-collapse-id":\
            "door-camera-at-the-back-entrance-of-the-second-hall-beside-the-lift"},"payload":{"aps":{"alert":"x"}}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"token":"t","apns":{"headers":{"apns-collapse-id":"door-camera-2"},\
            "payload":{"aps":{"alert":"x"}}}}}
            """, as: .fcm),
        documents: ["Apple: Sending notification requests to APNs", "ha-llmvision issue 545"])
}
#endif
