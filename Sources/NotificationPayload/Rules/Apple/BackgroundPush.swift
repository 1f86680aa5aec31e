internal import JSONReading

extension Rule {
    /// The payload is a background push, which needs headers of its own.
    static let backgroundPush = Rule("background-push", severity: .info)
    /// The payload asks for work in the background, but is an alert.
    static let backgroundFlagWithAlert = Rule("background-flag-with-alert", severity: .info)
    /// A background push carries a key that only a notification has a use for.
    static let backgroundPushNotSilent = Rule("background-push-not-silent", severity: .warning)
}

/// What `content-available` means depends on what stands beside it.
enum BackgroundPush {
    static let check: ObjectCheck = { inspection, aps in
        guard let keys = inspection.aps?.keys, keys.contains(.contentAvailable), inspection.kind != .voip,
            let flag = inspection.document.member("content-available", of: aps), !inspection.isZero(flag)
        else { return }
        let foreign = keys.intersection([.badge, .sound, .category, .threadID, .interruptionLevel])
        if keys.contains(.alert) || inspection.messageShowsNotification {
            // What is wrong with an alert that shows nothing has been said.
            guard inspection.hasVisibleAlert(aps), !inspection.isSentInBackground else { return }
            inspection.report(
                .backgroundFlagWithAlert, at: .value(flag),
                "\"content-available\" stands beside an alert, so it is sent as an alert push",
                help: "the system may wake the application as well, but does not have to")
        } else if let name = foreign.names.first, let value = inspection.document.member(name, of: aps) {
            inspection.report(
                .backgroundPushNotSilent, at: .value(value),
                "\"\(name)\" stands in a background push, which shows and plays nothing",
                help: "leave it out, or add an alert")
        } else if inspection.kind == .apns {
            inspection.report(
                .backgroundPush, at: .value(flag), "\"content-available\" alone makes a background push",
                help: "send it with push type background and priority 5")
        }
    }
}

extension Inspection {
    /// Whether the headers of an FCM message say that it is a background push, whatever else it is.
    fileprivate var isSentInBackground: Bool {
        let headers = messageMember("apns").flatMap { document.member("headers", of: $0) }
        let pushType = headers.flatMap { document.member("apns-push-type", of: $0) }
        return pushType.map { document.equals($0, "background") } ?? false
    }

    /// Whether a value is the number 0.
    func isZero(_ node: JSONNode) -> Bool {
        document.kind(node) == .number && document.equals(node, "0")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let backgroundPush = RuleDescription(
        .backgroundPush, family: .apple,
        summary: "The payload is a background push, which needs headers of its own.",
        reason: """
            The service takes a background push only with the push type background and priority 5, and the system may \
            hold it back: a few an hour are delivered.
            """,
        wrong: Example(#"{"aps":{"content-available":1},"refresh":"agenda"}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"The agenda has changed"},"refresh":"agenda"}"#, as: .apns),
        documents: ["Apple: Pushing background updates to your app"])

    static let backgroundFlagWithAlert = RuleDescription(
        .backgroundFlagWithAlert, family: .apple,
        summary: "The payload asks for work in the background, but is an alert.",
        reason: """
            With an alert the push is sent as one. The application may be woken too, but not when the person has \
            closed it, so nothing should depend on it.
            """,
        wrong: Example(#"{"aps":{"alert":"The agenda has changed","content-available":1}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"The agenda has changed"}}"#, as: .apns),
        documents: ["Apple: Pushing background updates to your app"])

    static let backgroundPushNotSilent = RuleDescription(
        .backgroundPushNotSilent, family: .apple,
        summary: "A background push carries a key that only a notification has a use for.",
        reason: """
            A background push must not hold an alert, a badge or a sound; with one the system may treat it as a \
            notification that shows nothing, or drop it. A category or thread has nothing to apply to.
            """,
        wrong: Example(#"{"aps":{"content-available":1,"sound":"default"}}"#, as: .apns),
        right: Example(#"{"aps":{"content-available":1}}"#, as: .apns),
        documents: ["Apple: Pushing background updates to your app"])
}
#endif
