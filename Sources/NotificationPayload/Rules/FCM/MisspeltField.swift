internal import JSONReading

extension Rule {
    /// A request has a field whose name is nearly that of one that FCM knows there.
    static let misspeltField = Rule("misspelt-field", severity: .error)
}

extension Inspection {
    mutating func reportMisspeltField(_ member: Member, of shape: Shape, meant: String) {
        report(
            .misspeltField, at: .name(member.name),
            "\(quoted(member.name)) is no field of \(shape.fieldOwner), but \"\(meant)\" is",
            help: "write \"\(meant)\"")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let misspeltField = RuleDescription(
        .misspeltField, family: .fcm,
        summary: "A request has a field whose name is nearly that of one that FCM knows there.",
        reason: """
            The service takes lowerCamelCase and snake_case, and no other spelling: it answers status 400, "Unknown \
            name …: Cannot find field", and sends nothing.
            """,
        wrong: Example(#"{"message":{"topic":"news","web_push":{"data":{"k":"v"}}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","webpush":{"data":{"k":"v"}}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Message"])
}
#endif
