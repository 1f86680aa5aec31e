internal import JSONReading

extension Rule {
    /// The headers for Apple's service stand in its payload.
    static let headersInPayload = Rule("headers-in-payload", severity: .error)
}

extension Inspection {
    /// What `apns.payload` holds beyond the rules for every Apple payload.
    mutating func checkApplePayload(_ member: Member) {
        fcm.payload = member.value
        for (name, value) in document.members(member.value) {
            guard document.equals(name, "headers"), document.kind(value) == .object else { continue }
            report(
                .headersInPayload, at: .name(name), "\(quoted(name)) in \"apns.payload\" is custom content, no header",
                help: "it belongs in \"message.apns.headers\", beside \"payload\"")
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let headersInPayload = RuleDescription(
        .headersInPayload, family: .fcm,
        summary: "The headers for Apple's service stand in its payload.",
        reason: "There they are custom content: they reach the application, and Apple's service ignores them.",
        wrong: Example(
            """
            {"message":{"topic":"news","apns":{"payload":{"aps":{"alert":"Doors open"},\
            "headers":{"apns-priority":"5"}}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"topic":"news","apns":{"headers":{"apns-priority":"5"},\
            "payload":{"aps":{"alert":"Doors open"}}}}}
            """, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, ApnsConfig", "grafana/oncall issue 1614"])
}
#endif
