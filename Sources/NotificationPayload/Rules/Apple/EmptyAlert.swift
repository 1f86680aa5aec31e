internal import JSONReading

extension Rule {
    /// The alert has no text that a person could see.
    static let emptyAlert = Rule("empty-alert", severity: .warning)
}

/// An alert that is empty, or that holds only empty texts.
enum EmptyAlert {
    static func check(_ inspection: inout Inspection, _ member: Member) {
        let document = inspection.document
        switch document.kind(member.value) {
        case .string where document.isEmpty(text: member.value):
            report("an empty string", &inspection, member)
        case .object where document.isEmpty(member.value):
            report("an empty object", &inspection, member)
        case .object:
            for inner in document.members(member.value) {
                guard document.kind(inner.value) == .string, document.isEmpty(text: inner.value) else { return }
            }
            report("an object of empty texts", &inspection, member)
        default: break
        }
    }

    private static func report(_ found: StaticString, _ inspection: inout Inspection, _ member: Member) {
        inspection.report(
            .emptyAlert, at: .value(member.value), "\"alert\" is \(found)",
            help: "leave it out where nothing shall be shown")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let emptyAlert = RuleDescription(
        .emptyAlert, family: .apple,
        summary: "The alert has no text that a person could see.",
        reason: """
            Nothing is shown, yet the push is no background push either: the key alone makes it an alert, with an \
            alert's priority and rules.
            """,
        wrong: Example(#"{"aps":{"alert":{},"content-available":1}}"#, as: .apns),
        right: Example(#"{"aps":{"content-available":1}}"#, as: .apns),
        documents: ["Apple: Pushing background updates to your app"])
}
#endif
