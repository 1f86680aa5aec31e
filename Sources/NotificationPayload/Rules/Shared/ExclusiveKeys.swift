internal import JSONReading

extension Rule {
    /// Two keys stand beside each other of which only one may be there.
    static let exclusiveKeys = Rule("exclusive-keys", severity: .error)
}

extension Inspection {
    /// Reports the second of two keys that exclude each other.
    mutating func reportExclusive(_ name: StaticString, with other: StaticString, in object: JSONNode) {
        guard let value = document.member(name, of: object) else { return }
        report(
            .exclusiveKeys, at: .value(value), "\"\(name)\" stands beside \"\(other)\"; only one of them may be there",
            help: "leave one of them out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let exclusiveKeys = RuleDescription(
        .exclusiveKeys, family: .apple,
        summary: "Two keys stand beside each other of which only one may be there.",
        reason: """
            They answer the same question differently: a Live Activity that is started gets its updates either by a \
            token of its own or by a channel.
            """,
        wrong: Example(
            """
            {"aps":{"timestamp":1790000000,"event":"start","content-state":{"gate":"A"},\
            "attributes-type":"TrackAttributes","attributes":{},"alert":{"title":"Boarding"},\
            "input-push-token":1,"input-push-channel":"Y2g="}}
            """, as: .apns),
        right: Example(
            """
            {"aps":{"timestamp":1790000000,"event":"start","content-state":{"gate":"A"},\
            "attributes-type":"TrackAttributes","attributes":{},"alert":{"title":"Boarding"},\
            "input-push-channel":"Y2g="}}
            """, as: .apns),
        documents: ["Apple: Starting and updating Live Activities with ActivityKit push notifications"])
}
#endif
