internal import JSONReading

extension Rule {
    /// A key that the system knows stands in an object where the system does not look for it.
    static let misplacedKey = Rule("misplaced-key", severity: .warning)
}

extension Inspection {
    /// Reports a key that belongs elsewhere.
    ///
    /// - Parameters:
    ///   - name: The key.
    ///   - place: Where it stands: `in "alert"`, `at the top level`.
    ///   - home: Where it belongs: `in "aps"`.
    ///   - meant: How it is spelt there, where that is another way.
    mutating func reportMisplaced(_ name: JSONNode, _ place: StaticString, home: StaticString, meant: String? = nil) {
        let spelling = meant ?? Wording.shortened(document.string(name))
        report(
            .misplacedKey, at: .name(name), "\(quoted(name)) stands \(place); it belongs \(home)",
            help: "move it there as \"\(spelling)\"")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let misplacedKey = RuleDescription(
        .misplacedKey, family: .apple,
        summary: "A key that the system knows stands in an object where the system does not look for it.",
        reason: "The system looks for a key in one place only; elsewhere it is custom content without effect.",
        wrong: Example(#"{"aps":{"alert":{"title":"Doors open","sound":"default"}}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":{"title":"Doors open"},"sound":"default"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification", "django-push-notifications issue 28"])
}
#endif
