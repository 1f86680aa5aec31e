internal import JSONReading

extension Rule {
    /// A condition has its topics in double quotes.
    static let conditionDoubleQuoted = Rule("condition-double-quoted", severity: .warning)
}

extension Inspection {
    mutating func reportDoubleQuotes(_ quotes: Range<Int>, of member: Member) {
        let name = document.utf8(member.value).dropFirst(quotes.lowerBound + 1).prefix(quotes.count - 2)
        let topic = Wording.shortened(String(decoding: name, as: UTF8.self))
        report(
            .conditionDoubleQuoted, at: .part(member.value, document.sourceRange(of: quotes, within: member.value)),
            "\(quoted(member.name)) has a topic in double quotes, not single ones",
            help: "write '\(topic)' in topics, which needs no backslash within JSON either")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let conditionDoubleQuoted = RuleDescription(
        .conditionDoubleQuoted, family: .fcm,
        summary: "A condition has its topics in double quotes.",
        reason: "FCM documents single quotes; nothing says that other ones go on working.",
        wrong: Example(#"{"message":{"condition":"\"dogs\" in topics","data":{"k":"v"}}}"#, as: .fcm),
        right: Example(#"{"message":{"condition":"'dogs' in topics","data":{"k":"v"}}}"#, as: .fcm),
        documents: ["Firebase: Send messages to topics"])
}
#endif
