internal import JSONReading

extension Rule {
    /// A key is near one that the system knows, but is not it.
    static let misspeltKey = Rule("misspelt-key", severity: .warning)
}

extension Inspection {
    /// Reports a key that is meant to be another.
    mutating func reportMisspelt(
        _ name: JSONNode, of container: StaticString, meant: String, help: String? = nil
    ) {
        report(
            .misspeltKey, at: .name(name),
            "\(quoted(name)) is not a key of \"\(container)\"; the nearest is \"\(meant)\"",
            help: help ?? "write \"\(meant)\"")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let misspeltKey = RuleDescription(
        .misspeltKey, family: .apple,
        summary: "A key is near one that the system knows, but is not it.",
        reason: """
            Names are compared letter by letter. A key with an underscore for a hyphen, or in camel case, is a custom \
            key that nobody reads.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","content_available":1}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open","content-available":1}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification", "autopush issue 864"])
}
#endif
