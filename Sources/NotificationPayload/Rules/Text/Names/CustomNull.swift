extension Rule {
    /// A custom key at the top level is null.
    static let customNull = Rule("custom-null", severity: .warning)
}

extension Inspection {
    mutating func reportCustomNull(_ member: Member) {
        report(
            .customNull, at: .value(member.value), "\(quoted(member.name)) is null",
            help: "leave the key out where there is no value")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let customNull = RuleDescription(
        .customNull, family: .text,
        summary: "A custom key at the top level is null.",
        reason: """
            The application gets NSNull, which code that expects a text or a number crashes on; on watchOS the \
            dynamic interface is dropped.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open"},"image":null}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["Apple: UNNotificationContent, userInfo"])
}
#endif
