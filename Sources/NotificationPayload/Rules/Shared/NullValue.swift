internal import JSONReading

extension Rule {
    /// A key that the platform or the contract knows is `null`.
    static let nullValue = Rule("null-value", severity: .error)
}

extension Inspection {
    mutating func reportNull(_ value: JSONNode, subject: String, isElement: Bool, _ types: ValueTypes) {
        report(
            .nullValue, at: .value(value), "\(subject) is null, not \(types.words)",
            help: isElement ? "leave the element out" : "leave the key out where there is no value")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let nullValue = RuleDescription(
        .nullValue, family: .apple,
        summary: "A key that the platform or the contract knows is null.",
        reason: """
            Null is no value that any of these keys can have. Clients read it as an object of a type they do not \
            expect, and some crash on it: a null sound did so in a widely used SDK.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","sound":null}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification", "Parse-SDK-iOS-OSX issue 29"])
}
#endif
