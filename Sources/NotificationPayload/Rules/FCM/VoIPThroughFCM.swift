internal import JSONReading

extension Rule {
    /// A message's push type is for VoIP, which FCM does not deliver.
    static let voipThroughFCM = Rule("voip-through-fcm", severity: .warning)
}

extension Inspection {
    mutating func reportVoIP(_ pushType: JSONNode) {
        report(
            .voipThroughFCM, at: .value(pushType), "\"apns-push-type\" is \"voip\", which FCM does not deliver",
            help: "send VoIP pushes to Apple's service directly, with the token of PushKit")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let voipThroughFCM = RuleDescription(
        .voipThroughFCM, family: .fcm,
        summary: "A message's push type is voip, which FCM does not deliver.",
        reason: """
            FCM sends to the token that an app got for notifications. A VoIP push needs PushKit's token and a topic \
            that ends in .voip, which FCM has not.
            """,
        wrong: Example(
            """
            {"message":{"token":"TOKEN","data":{"call":"7"},"apns":{"headers":{"apns-push-type":"voip"},\
            "payload":{"aps":{"alert":"Call"}}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"token":"TOKEN","data":{"call":"7"},"apns":{"headers":{"apns-push-type":"alert"},\
            "payload":{"aps":{"alert":"Call"}}}}}
            """, as: .fcm),
        documents: ["Apple: Responding to VoIP Notifications from PushKit"])
}
#endif
