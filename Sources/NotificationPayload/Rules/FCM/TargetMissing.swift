internal import JSONReading

extension Rule {
    /// A message says to nobody that it is for them.
    static let targetMissing = Rule("target-missing", severity: .error)
}

extension Inspection {
    mutating func checkTarget(of node: JSONNode) {
        guard fcm.targets != 1 else { return }
        // A target of the wrong type has its own finding.
        let isThere = document.hasMember(of: ["token", "topic", "condition", "fid"], in: node)
        if fcm.targets > 1 {
            reportSeveralTargets(node)
        } else if !isThere {
            report(
                .targetMissing, at: .absent("topic", in: node),
                "\"message\" has no target: \"token\", \"topic\", \"condition\" and \"fid\" are missing",
                help: "give exactly one of them")
        }
    }

    /// A registration token or an installation's id: anything but nothing.
    mutating func checkToken(_ member: Member) {
        fcm.targets += 1
        guard document.isEmpty(text: member.value) else { return }
        report(
            .emptyTarget, at: .value(member.value), "\(quoted(member.name)) is an empty string, not an address",
            help: "leave out targets that are not used, and do not send where there is no token")
    }
}

extension Rule {
    /// A message's token or installation id is an empty string.
    static let emptyTarget = Rule("empty-target", severity: .error)
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

    static let emptyTarget = RuleDescription(
        .emptyTarget, family: .fcm,
        summary: "A message's token or installation id is an empty string.",
        reason: "The service answers status 400; mostly a user without a stored token was not left out.",
        wrong: Example(#"{"message":{"token":"","data":{"k":"v"}}}"#, as: .fcm),
        right: Example(#"{"message":{"token":"TOKEN","data":{"k":"v"}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Message"])
}
#endif
