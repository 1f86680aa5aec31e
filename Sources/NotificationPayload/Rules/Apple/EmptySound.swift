internal import JSONReading

extension Rule {
    /// The sound is the empty string.
    static let emptySound = Rule("empty-sound", severity: .warning)
}

/// A sound without a name.
enum EmptySound {
    static func check(_ inspection: inout Inspection, _ member: Member) {
        guard inspection.document.kind(member.value) == .string else { return }
        guard inspection.document.isEmpty(text: member.value) else { return }
        inspection.report(
            .emptySound, at: .value(member.value), "\"sound\" is an empty string, which does not silence it",
            help: "leave \"sound\" out for a silent notification")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let emptySound = RuleDescription(
        .emptySound, family: .apple,
        summary: "The sound is the empty string.",
        reason: "Devices do not find a sound of that name and play the default one; silence is the absence of the key.",
        wrong: Example(#"{"aps":{"alert":"Doors open","sound":""}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
