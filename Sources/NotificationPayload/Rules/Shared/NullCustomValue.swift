internal import JSONReading

extension Rule {
    /// A custom key at the top level is `null`.
    static let nullCustomValue = Rule("null-custom-value", severity: .warning)
}

extension Inspection {
    /// Reports a custom member that is null; whether it was.
    mutating func reportNullCustomValue(_ member: Member) -> Bool {
        guard document.kind(member.value) == .null else { return false }
        report(
            .nullCustomValue, at: .value(member.value), "\(quoted(member.name)) is null",
            help: "leave the key out where there is no value")
        return true
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let nullCustomValue = RuleDescription(
        .nullCustomValue, family: .apple,
        summary: "A custom key at the top level is null.",
        reason: """
            In the user info of a notification null becomes an object that is neither a text nor absent. Property \
            lists cannot hold it, so saving or handing on the user info fails; watchOS drops the dynamic interface.
            """,
        wrong: Example(#"{"aps":{"alert":"High tide"},"tideTable":null}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"High tide"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
