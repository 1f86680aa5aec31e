internal import JSONReading

extension Rule {
    /// A message says to nobody that it is for them.
    static let targetMissing = Rule("target-missing", severity: .error)
}

extension Inspection {
    mutating func checkTarget(of node: JSONNode) {
        guard fcm.targets != 1 else { return }
        // A target of the wrong type has its own finding.
        let isThere = document.hasAny(["token", "topic", "condition", "fid"], of: node)
        if fcm.targets > 1 {
            reportSeveralTargets(node)
        } else if !isThere {
            report(
                .targetMissing, at: .absent("topic", in: node),
                "\"message\" has no target: \"token\", \"topic\", \"condition\" and \"fid\" are missing",
                help: "give exactly one of them")
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let targetMissing = RuleDescription(
        .targetMissing, family: .fcm,
        summary: "A message has no target.",
        reason: "The service answers status 400: exactly one of token, topic, condition and fid says who gets it.",
        wrong: Example(#"{"message":{"notification":{"title":"Doors open"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","notification":{"title":"Doors open"}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Message"])
}
#endif
