internal import JSONReading

extension Rule {
    /// A message that shows nothing on Apple devices has a push type or a priority of one that does.
    static let dataOnlyNotBackground = Rule("data-only-not-background", severity: .error)
}

extension Inspection {
    mutating func checkBackgroundHeaders(_ pushType: JSONNode?, _ priority: JSONNode?) {
        let isAlert = pushType.map { document.equals($0, "alert") } ?? false
        let isBackground = pushType.map { document.equals($0, "background") } ?? true
        // Widgets, locations and the like have rules of their own for what they may ask.
        guard isAlert || isBackground else { return }
        if let pushType, isAlert {
            report(
                .dataOnlyNotBackground, at: .value(pushType),
                "\"apns-push-type\" is \"alert\", but the message shows nothing on Apple devices",
                help: "write \"background\", or give it a notification")
        }
        if let priority, document.kind(priority) == .string, !document.equals(priority, "5") {
            let found = Wording.quoted(document.string(priority))
            report(
                .dataOnlyNotBackground, at: .value(priority),
                "\"apns-priority\" is \(found), but the message shows nothing on Apple devices",
                help: "write \"5\", the only priority of a background push")
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let dataOnlyNotBackground = RuleDescription(
        .dataOnlyNotBackground, family: .fcm,
        summary: "A message that shows nothing on Apple devices has the push type or the priority of one that does.",
        reason: """
            To Apple devices a message of data alone is a background push. FCM and Apple's service allow it the push \
            type background and priority 5 only.
            """,
        wrong: Example(
            #"{"message":{"topic":"news","data":{"k":"v"},"apns":{"headers":{"apns-priority":"10"}}}}"#, as: .fcm),
        right: Example(
            #"{"message":{"topic":"news","data":{"k":"v"},"apns":{"headers":{"apns-priority":"5"}}}}"#, as: .fcm),
        documents: [
            "Firebase: FCM HTTP v1 API, Message", "Apple: Pushing background updates to your App",
            "firebase-php issue 700",
        ])
}
#endif
