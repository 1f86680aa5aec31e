internal import JSONReading

extension Rule {
    /// An object that only the system reads has a key that the system does not know.
    static let unknownKey = Rule("unknown-key", severity: .warning)
}

extension Inspection {
    /// Reports a key that is near none that is known.
    mutating func reportUnknown(_ name: JSONNode, of container: StaticString, help: String? = nil) {
        report(.unknownKey, at: .name(name), "\(quoted(name)) is not a key of \"\(container)\"", help: help)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let unknownKey = RuleDescription(
        .unknownKey, family: .apple,
        summary: "An object that only the system reads has a key that the system does not know.",
        reason: """
            The system ignores what it does not know, and an application does not expect its own keys there. Custom \
            keys go beside "aps", where the system leaves them alone.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","hall":"2"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"},"hall":"2"}"#, as: .apns),
        documents: ["Apple: Generating a remote notification", "pushok issue 50"])
}
#endif
