internal import JSONReading

extension Rule {
    /// A key that needs a text has the empty string.
    static let emptyValue = Rule("empty-value", severity: .error)
}

/// The check for members whose text must not be empty.
enum EmptyValue {
    static func check(_ inspection: inout Inspection, _ member: Member) {
        guard inspection.document.kind(member.value) == .string else { return }
        guard inspection.document.isEmpty(text: member.value) else { return }
        let message = "\(inspection.quoted(member.name)) is an empty string"
        inspection.report(.emptyValue, at: .value(member.value), message)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let emptyValue = RuleDescription(
        .emptyValue, family: .apple,
        summary: "A key that needs a text has the empty string.",
        reason: "There is no sound, application or address without a name, so the key has no effect.",
        wrong: Example(#"{"aps":{"alert":"Smoke in hall 2","sound":{"critical":0,"name":""}}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Smoke in hall 2","sound":{"critical":0,"name":"default"}}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
