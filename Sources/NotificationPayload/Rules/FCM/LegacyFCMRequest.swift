internal import JSONReading

extension Rule {
    /// A request is one for the legacy interface of FCM, which is retired.
    static let legacyFCMRequest = Rule("legacy-fcm-request", severity: .error)
}

extension Inspection {
    /// The one finding about a request for the legacy interface: nothing else about it matters any more.
    mutating func reportLegacyFCM() {
        let root = document.rootNode
        let help = LegacyFCM.migration(of: root, in: document)
        for (name, _) in document.members(root) {
            for known in LegacyFCM.telltales where document.equals(name, known) {
                return report(
                    .legacyFCMRequest, at: .name(name),
                    "\(quoted(name)) is a key of FCM's legacy interface, which was shut down in 2024", help: help)
            }
        }
        report(
            .legacyFCMRequest, at: .value(root),
            "the request is one for FCM's legacy interface, which was shut down in 2024", help: help)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let legacyFCMRequest = RuleDescription(
        .legacyFCMRequest, family: .fcm,
        summary: "A request is one for the legacy interface of FCM, which is retired.",
        reason: """
            Google shut down the endpoints fcm/send and the XMPP interface in 2024. Requests go to \
            v1/projects/PROJECT/messages:send, in another form and with an OAuth 2.0 token.
            """,
        wrong: Example(#"{"to":"/topics/news","notification":{"title":"Doors open"}}"#, as: .legacyFCM),
        right: Example(#"{"message":{"topic":"news","notification":{"title":"Doors open"}}}"#, as: .fcm),
        documents: ["Firebase: Migrate from legacy FCM APIs to HTTP v1"])
}
#endif
