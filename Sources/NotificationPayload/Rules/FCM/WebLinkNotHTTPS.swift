internal import JSONReading

extension Rule {
    /// The link of a web push notification is no https address.
    static let webLinkNotHTTPS = Rule("web-link-not-https", severity: .warning)
}

extension Inspection {
    mutating func checkWebLink(_ member: Member) {
        guard !isSecureAddress(member.value) else { return }
        report(
            .webLinkNotHTTPS, at: .value(member.value),
            "\(quoted(member.name)) is not an absolute https address", help: helpForAddress(member.value))
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let webLinkNotHTTPS = RuleDescription(
        .webLinkNotHTTPS, family: .fcm,
        summary: "The link of a web push notification is no https address.",
        reason: "The reference says that HTTPS is required for all link values, and the SDKs refuse other ones.",
        wrong: Example(
            """
            {"message":{"topic":"news","notification":{"title":"Doors open"},\
            "webpush":{"fcm_options":{"link":"/news"}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"topic":"news","notification":{"title":"Doors open"},\
            "webpush":{"fcm_options":{"link":"https://example.org/news"}}}}
            """, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, WebpushFcmOptions"])
}
#endif
