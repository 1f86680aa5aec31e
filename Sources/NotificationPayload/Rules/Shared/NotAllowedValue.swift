internal import JSONReading

extension Rule {
    /// A known key has a value of the right type that is none of those it may have.
    static let notAllowedValue = Rule("not-allowed-value", severity: .error)
}

/// Checks for members that may have only a few values.
enum NotAllowedValue {
    /// The value is a string, and must be one of the words.
    static func check(_ inspection: inout Inspection, _ member: Member, _ words: [StaticString]) {
        let document = inspection.document
        guard document.kind(member.value) == .string else { return }
        for word in words where document.equals(member.value, word) { return }
        var texts: [String] = []
        for word in words { texts.append(word.description) }
        let found = document.string(member.value)
        let help = NearestWord.find(found, among: texts).map { "write \"\($0)\"" }
        var allowed: [String] = []
        for text in texts { allowed.append("\"\(text)\"") }
        let name = inspection.quoted(member.name)
        let message = "\(name) is \(Wording.quoted(found)), not \(Wording.either(allowed))"
        inspection.report(.notAllowedValue, at: .value(member.value), message, help: help)
    }

    /// The value is a number, and must be this one.
    static func check(_ inspection: inout Inspection, _ member: Member, _ number: StaticString) {
        let document = inspection.document
        guard document.kind(member.value) == .number, !document.equals(member.value, number) else { return }
        let message = "\(inspection.quoted(member.name)) is \(inspection.described(member.value)), not \(number)"
        inspection.report(.notAllowedValue, at: .value(member.value), message, help: "write \(number)")
    }

    /// The value is a boolean, and must be `true`.
    static func checkTrue(_ inspection: inout Inspection, _ member: Member) {
        guard inspection.document.kind(member.value) == .bool, !inspection.document.isTrue(member.value) else { return }
        let message = "\(inspection.quoted(member.name)) is false, not true"
        inspection.report(
            .notAllowedValue, at: .value(member.value), message, help: "leave the key out where it is not meant")
    }
}

extension Wording {
    /// `a`, `a or b`, `a, b or c`.
    static func either(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let notAllowedValue = RuleDescription(
        .notAllowedValue, family: .apple,
        summary: "A known key has a value of the right type that is none of those it may have.",
        reason: """
            The system knows a fixed set of values for such a key and ignores every other, or the service answers \
            with an error.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","interruption-level":"timeSensitive"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open","interruption-level":"time-sensitive"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
