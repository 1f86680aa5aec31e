internal import JSONReading

extension Rule {
    /// A condition names more than five topics.
    static let conditionTooManyTopics = Rule("condition-too-many-topics", severity: .error)
}

extension Inspection {
    mutating func checkTopicCount(_ topics: [Range<Int>], of member: Member) {
        guard topics.count > 5 else { return }
        let sixth = document.sourceRange(of: topics[5], within: member.value)
        report(
            .conditionTooManyTopics, at: .part(member.value, sixth),
            "\(quoted(member.name)) names \(topics.count) topics, more than 5", help: "send several messages")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let conditionTooManyTopics = RuleDescription(
        .conditionTooManyTopics, family: .fcm,
        summary: "A condition names more than five topics.",
        reason: "The service answers status 400: a condition may have up to five topics.",
        wrong: Example(
            """
            {"message":{"condition":"'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics || \
            'e' in topics || 'f' in topics","data":{"k":"v"}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"condition":"'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics || \
            'e' in topics","data":{"k":"v"}}}
            """, as: .fcm),
        documents: ["Firebase: Send messages to topics"])
}
#endif
