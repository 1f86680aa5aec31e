internal import JSONReading

extension Rule {
    /// A flag has another value than the number 1.
    static let flagNotOne = Rule("flag-not-one", severity: .warning)
    /// A flag is 0, which is the same as leaving it out.
    static let flagZero = Rule("flag-zero", severity: .info)
}

/// `content-available` and `mutable-content` are the number 1 or are not there.
enum FlagValue {
    static func check(_ inspection: inout Inspection, _ member: Member) {
        let document = inspection.document
        if document.equals(member.value, "1"), document.kind(member.value) == .number { return }
        let name = inspection.quoted(member.name)
        if document.equals(member.value, "0"), document.kind(member.value) == .number {
            inspection.report(.flagZero, at: .value(member.value), "\(name) is 0", help: "leave it out")
            return
        }
        let isString = document.kind(member.value) == .string
        let text = Wording.quoted(document.string(member.value))
        let found = isString ? "the string \(text)" : inspection.described(member.value)
        let isOff = document.equals(member.value, "0") || document.equals(member.value, "false")
        inspection.report(
            .flagNotOne, at: .value(member.value), "\(name) is \(found), not the number 1",
            help: isOff ? "leave it out" : "write 1")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let flagNotOne = RuleDescription(
        .flagNotOne, family: .apple,
        summary: "A flag has another value than the number 1.",
        reason: """
            Apple documents the number 1. Systems have taken true and "1" for it in some versions and not in others, \
            and SDKs compare with the number.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","mutable-content":true}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open","mutable-content":1}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification", "node-pushnotifications issue 72"])

    static let flagZero = RuleDescription(
        .flagZero, family: .apple,
        summary: "A flag is 0, which is the same as leaving it out.",
        reason: "The key has a meaning only with the value 1; without it the payload is shorter and says the same.",
        wrong: Example(#"{"aps":{"alert":"Doors open","mutable-content":0}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
