internal import JSONReading

extension Rule {
    /// A message is to be kept for longer than FCM keeps any.
    static let ttlTooLong = Rule("ttl-too-long", severity: .error)
}

extension Inspection {
    mutating func checkTTL(_ member: Member) {
        let limit = 2_419_200
        guard let duration = checkDuration(member) else { return }
        guard duration.seconds > limit || (duration.seconds == limit && duration.hasFraction) else { return }
        let found = Wording.quoted(document.string(member.value))
        report(
            .ttlTooLong, at: .value(member.value),
            "\(quoted(member.name)) is \(found), more than four weeks (\"2419200s\")",
            help: duration.seconds.isMultiple(of: 1000) && duration.seconds / 1000 <= limit
                ? "where milliseconds were meant, write \"\(duration.seconds / 1000)s\"" : "write \"2419200s\" or less")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let ttlTooLong = RuleDescription(
        .ttlTooLong, family: .fcm,
        summary: "A message is to be kept for longer than four weeks.",
        reason: """
            FCM keeps a message for at most 2,419,200 seconds and answers status 400 to more. The Node SDK takes \
            milliseconds where the interface takes seconds.
            """,
        wrong: Example(#"{"message":{"topic":"news","data":{"k":"v"},"android":{"ttl":"3600000s"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","data":{"k":"v"},"android":{"ttl":"3600s"}}}"#, as: .fcm),
        documents: ["Firebase: Set the lifespan of a message"])
}
#endif
