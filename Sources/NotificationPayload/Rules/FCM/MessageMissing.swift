internal import JSONReading

extension Rule {
    /// A request has no `message`.
    static let messageMissing = Rule("message-missing", severity: .error)
}

extension Inspection {
    mutating func reportMissingMessage(looksLikeMessage: Bool) {
        let root = document.rootNode
        let help: String
        if looksLikeMessage {
            help = "put what is there into an object: {\"message\": …}; the Admin SDKs do that themselves"
        } else if document.member("aps", of: root) != nil {
            help = "this is a payload for Apple devices: put it into \"message\", as \"apns\": {\"payload\": …}"
        } else {
            help = "write {\"message\": {\"token\": …, \"notification\": …}}"
        }
        report(.messageMissing, at: .absent("message", in: root), "\"message\" is missing from the request", help: help)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let messageMissing = RuleDescription(
        .messageMissing, family: .fcm,
        summary: "A request has no message.",
        reason: """
            The HTTP v1 interface takes {"message": …}. An object as the Admin SDKs take it, without this wrapper, is \
            answered with status 400 and a line for each of its keys.
            """,
        wrong: Example(#"{"topic":"news","notification":{"title":"Doors open"}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","notification":{"title":"Doors open"}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Method: projects.messages.send"])
}
#endif
