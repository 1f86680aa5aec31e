internal import JSONReading

extension Rule {
    /// A payload for Apple devices has no `aps`, or an empty one.
    static let apnsPayloadWithoutAps = Rule("apns-payload-without-aps", severity: .error)
    /// The headers for Apple's service stand in its payload.
    static let headersInPayload = Rule("headers-in-payload", severity: .error)
}

extension Inspection {
    mutating func checkApplePayload(_ member: Member) {
        let payload = member.value
        fcm.payload = payload
        if let aps = document.member("aps", of: payload) {
            if document.kind(aps) == .object, document.isEmpty(aps) {
                report(
                    .apnsPayloadWithoutAps, at: .value(aps), "\"aps\" is an empty object",
                    help: "fill it, or leave out \"payload\"")
            }
        } else {
            report(
                .apnsPayloadWithoutAps, at: .absent("aps", in: payload), "\"aps\" is missing from \"apns.payload\"",
                help: "keys such as alert, badge and sound go into it, custom keys beside it")
        }
        for (name, value) in document.members(payload) {
            guard document.equals(name, "headers"), document.kind(value) == .object else { continue }
            report(
                .headersInPayload, at: .name(name), "\(quoted(name)) in \"apns.payload\" is custom content, no header",
                help: "it belongs in \"message.apns.headers\", beside \"payload\"")
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let apnsPayloadWithoutAps = RuleDescription(
        .apnsPayloadWithoutAps, family: .fcm,
        summary: "A payload for Apple devices has no aps, or an empty one.",
        reason: "The service answers status 400, \"value of [aps] must be a non-empty dictionary\".",
        wrong: Example(#"{"message":{"topic":"news","apns":{"payload":{"alert":{"title":"Doors open"}}}}}"#, as: .fcm),
        right: Example(
            #"{"message":{"topic":"news","apns":{"payload":{"aps":{"alert":{"title":"Doors open"}}}}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, ApnsConfig", "firebase-admin-java issue 214"])

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
