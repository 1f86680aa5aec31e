internal import JSONReading

extension Rule {
    /// An alert holds a key that current systems no longer read.
    static let legacyAlertKey = Rule("legacy-alert-key", severity: .info)
}

/// Keys of older systems. `action` is the button of a Safari website push, which is told by `url-args`.
enum LegacyAlertKey {
    static func check(_ inspection: inout Inspection, _ member: Member) {
        if let aps = inspection.aps, aps.keys.contains(.urlArguments) { return }
        let message = "\(inspection.quoted(member.name)) is a key of older systems, which current ones ignore"
        inspection.report(.legacyAlertKey, at: .name(member.name), message, help: "it can be left out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let legacyAlertKey = RuleDescription(
        .legacyAlertKey, family: .apple,
        summary: "An alert holds a key that current systems no longer read.",
        reason: """
            The summary keys have been ignored since iOS 15, and the action keys named a button that notifications no \
            longer have.
            """,
        wrong: Example(#"{"aps":{"alert":{"title":"Club","summary-arg":"Club"}}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":{"title":"Club"}}}"#, as: .apns),
        documents: ["Apple: UNNotificationContent, summaryArgument"])
}
#endif
