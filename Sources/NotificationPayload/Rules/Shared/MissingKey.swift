internal import JSONReading

extension Rule {
    /// A key is missing without which the rest of its object has no effect.
    static let missingKey = Rule("missing-key", severity: .error)
}

extension Inspection {
    /// Reports the absence of a key; `reason` goes on from `"timestamp" is missing; `.
    mutating func reportMissing(_ name: StaticString, in object: JSONNode, _ reason: String, help: String? = nil) {
        report(
            .missingKey, at: .absent(name.description, in: object), "\"\(name)\" is missing; \(reason)", help: help)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let missingKey = RuleDescription(
        .missingKey, family: .apple,
        summary: "A key is missing without which the rest of its object has no effect.",
        reason: """
            The system drops a push that lacks a required key without a word to the sender: a Live Activity does not \
            change when the time stamp is missing.
            """,
        wrong: Example(#"{"aps":{"event":"update","content-state":{"score":3}}}"#, as: .apns),
        right: Example(#"{"aps":{"timestamp":1790000000,"event":"update","content-state":{"score":3}}}"#, as: .apns),
        documents: ["Apple: Starting and updating Live Activities with ActivityKit push notifications"])
}
#endif
