internal import JSONReading

extension Rule {
    /// The alert for Apple devices has another text than the notification.
    static let alertDiffers = Rule("alert-differs-from-notification", severity: .warning)
}

extension Inspection {
    mutating func checkAlertsAgree() {
        guard let notification = fcm.notification, let payload = fcm.payload,
            let aps = document.member("aps", of: payload), let alert = document.member("alert", of: aps)
        else { return }
        if document.kind(alert) == .string {
            compare(alert, with: document.member("body", of: notification), "alert", "body")
            return
        }
        if let title = document.member("title", of: alert) {
            compare(title, with: document.member("title", of: notification), "title", "title")
        }
        if let body = document.member("body", of: alert) {
            compare(body, with: document.member("body", of: notification), "body", "body")
        }
    }

    private mutating func compare(
        _ text: JSONNode, with other: JSONNode?, _ key: StaticString, _ otherKey: StaticString
    ) {
        guard let other, document.kind(text) == .string, document.kind(other) == .string,
            document.utf8(text) != document.utf8(other)
        else { return }
        report(
            .alertDiffers, at: .value(text), "\"\(key)\" is not the text of \"notification.\(otherKey)\"",
            help: "on Apple devices this text is shown; write it once where it is the same on every platform")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let alertDiffers = RuleDescription(
        .alertDiffers, family: .fcm,
        summary: "The alert for Apple devices has another text than the notification.",
        reason: """
            The alert in apns.payload overrides the notification, so people on the two platforms read different texts: \
            mostly one of them was changed and the other forgotten.
            """,
        wrong: Example(
            """
            {"message":{"topic":"news","notification":{"title":"Doors open"},\
            "apns":{"payload":{"aps":{"alert":{"title":"Doors close"}}}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"topic":"news","notification":{"title":"Doors open"},\
            "apns":{"payload":{"aps":{"alert":{"title":"Doors open"}}}}}}
            """, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, ApnsConfig"])
}
#endif
