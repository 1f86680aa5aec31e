internal import JSONReading

extension Rule {
    /// A condition only says which topics somebody must not have subscribed to.
    static let conditionOnlyNegated = Rule("condition-only-negated", severity: .warning)
}

extension Inspection {
    mutating func reportOnlyNegations(_ member: Member) {
        report(
            .conditionOnlyNegated, at: .value(member.value),
            "\(quoted(member.name)) negates every topic that it names",
            help: "name a topic that they have subscribed to as well: 'TOPIC' in topics && (…)")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let conditionOnlyNegated = RuleDescription(
        .conditionOnlyNegated, family: .fcm,
        summary: "A condition only says which topics somebody must not have subscribed to.",
        reason: """
            It reaches everybody who has subscribed to any topic of the project and not to this one, but nobody \
            without a subscription.
            """,
        wrong: Example(#"{"message":{"condition":"!('dogs' in topics)","data":{"k":"v"}}}"#, as: .fcm),
        right: Example(
            #"{"message":{"condition":"'all' in topics && !('dogs' in topics)","data":{"k":"v"}}}"#, as: .fcm),
        documents: ["Firebase: Send messages to topics"])
}
#endif
