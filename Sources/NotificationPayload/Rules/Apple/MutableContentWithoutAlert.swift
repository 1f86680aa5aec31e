internal import JSONReading

extension Rule {
    /// A service extension is asked for, but there is no visible alert for it to change.
    static let mutableContentWithoutAlert = Rule("mutable-content-without-alert", severity: .warning)
}

/// The service extension runs only for what is shown.
enum MutableContentWithoutAlert {
    static let check: ObjectCheck = { inspection, aps in
        guard let keys = inspection.aps?.keys, keys.contains(.mutableContent), inspection.kind != .voip,
            let flag = inspection.document.member("mutable-content", of: aps), !inspection.isZero(flag)
        else { return }
        // An alert that is there, but shows nothing or is none, has its own finding.
        guard !keys.contains(.alert), !inspection.messageShowsNotification else { return }
        inspection.report(
            .mutableContentWithoutAlert, at: .value(flag),
            "\"mutable-content\" is there without a visible alert, so the service extension will not run",
            help: "add an alert with a title or a body, or leave \"mutable-content\" out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let mutableContentWithoutAlert = RuleDescription(
        .mutableContentWithoutAlert, family: .apple,
        summary: "A service extension is asked for, but there is no visible alert for it to change.",
        reason: """
            The system starts the service extension only for a notification that it will show. A badge, a sound or a \
            background push alone does not start it. In an FCM message the notification counts as the alert.
            """,
        wrong: Example(#"{"aps":{"badge":9,"mutable-content":1}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Nine new talks","badge":9,"mutable-content":1}}"#, as: .apns),
        documents: ["Apple: Modifying content in newly delivered notifications"])
}
#endif
