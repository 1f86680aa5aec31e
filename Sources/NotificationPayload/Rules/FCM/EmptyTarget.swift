internal import JSONReading

extension Rule {
    /// A message's token or installation id is an empty string.
    static let emptyTarget = Rule("empty-target", severity: .error)
}

extension Inspection {
    /// A registration token or an installation's id: anything but nothing.
    mutating func checkToken(_ member: Member) {
        fcm.targets += 1
        guard document.isEmpty(text: member.value) else { return }
        report(
            .emptyTarget, at: .value(member.value), "\(quoted(member.name)) is an empty string, not an address",
            help: "leave out targets that are not used, and do not send where there is no token")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let emptyTarget = RuleDescription(
        .emptyTarget, family: .fcm,
        summary: "A message's token or installation id is an empty string.",
        reason: "The service answers status 400; mostly a user without a stored token was not left out.",
        wrong: Example(#"{"message":{"token":"","data":{"k":"v"}}}"#, as: .fcm),
        right: Example(#"{"message":{"token":"TOKEN","data":{"k":"v"}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Message"])
}
#endif
