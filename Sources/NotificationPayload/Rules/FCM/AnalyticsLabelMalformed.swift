internal import JSONReading

extension Rule {
    /// An analytics label has a character that labels cannot have, is empty, or is too long.
    static let analyticsLabelMalformed = Rule("analytics-label-malformed", severity: .error)
}

extension Inspection {
    mutating func checkAnalyticsLabel(_ member: Member) {
        let text = document.utf8(member.value)
        if text.isEmpty {
            report(.analyticsLabelMalformed, at: .value(member.value), "\(quoted(member.name)) is an empty string")
        } else if let place = text.firstIndex(where: { !ASCII.isLabelByte($0) }) {
            let scalar = Wording.scalar(in: text, at: place)
            let offset = place - text.startIndex
            let range = document.sourceRange(of: offset..<offset + scalar.length, within: member.value)
            report(
                .analyticsLabelMalformed, at: .part(member.value, range),
                "\(quoted(member.name)) has \(scalar.words), but only ASCII letters, digits and -_.~% may stand there")
        } else if text.count > 50 {
            report(
                .analyticsLabelMalformed, at: .value(member.value),
                "\(quoted(member.name)) has \(text.count) characters, more than 50")
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let analyticsLabelMalformed = RuleDescription(
        .analyticsLabelMalformed, family: .fcm,
        summary: "An analytics label is empty, too long, or has a character that labels cannot have.",
        reason: "The service answers status 400: labels match [a-zA-Z0-9-_.~%]{1,50}.",
        wrong: Example(
            #"{"message":{"topic":"news","data":{"k":"v"},"fcm_options":{"analytics_label":"day one"}}}"#, as: .fcm),
        right: Example(
            #"{"message":{"topic":"news","data":{"k":"v"},"fcm_options":{"analytics_label":"day-one"}}}"#, as: .fcm),
        documents: ["Firebase: Understanding message delivery"])
}
#endif
