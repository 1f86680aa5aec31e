internal import JSONReading

extension Rule {
    /// A message shows a notification, and its push type says that it runs in the background.
    static let notificationAsBackground = Rule("notification-as-background", severity: .warning)
}

extension Inspection {
    mutating func checkNotBackground(_ pushType: JSONNode) {
        guard document.equals(pushType, "background") else { return }
        report(
            .notificationAsBackground, at: .value(pushType),
            "\"apns-push-type\" is \"background\", but the message shows a notification",
            help: "write \"alert\", or leave the header out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let notificationAsBackground = RuleDescription(
        .notificationAsBackground, family: .fcm,
        summary: "A message shows a notification, and its push type says that it runs in the background.",
        reason: "Apple's service may hold back, bundle or drop background pushes, and the notification with them.",
        wrong: Example(
            """
            {"message":{"topic":"news","notification":{"title":"Doors open"},\
            "apns":{"headers":{"apns-push-type":"background"}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"topic":"news","notification":{"title":"Doors open"},\
            "apns":{"headers":{"apns-push-type":"alert"}}}}
            """, as: .fcm),
        documents: ["Apple: Sending notification requests to APNs"])
}
#endif
