internal import JSONReading

extension Rule {
    /// A message has more than one of `token`, `topic`, `condition` and `fid`.
    static let severalTargets = Rule("several-targets", severity: .error)
}

extension Inspection {
    mutating func reportSeveralTargets(_ node: JSONNode) {
        let names: [StaticString] = ["token", "topic", "condition", "fid"]
        let found = document.members(node).filter { member in names.contains { document.equals(member.name, $0) } }
        guard let first = found.first,
            let second = found.dropFirst().first(where: { !hasSameName($0.name, first.name) })
        else { return }
        let message = "\(quoted(second.name)) is a second target beside \(quoted(first.name))"
        report(.severalTargets, at: .name(second.name), message, help: "send one message for each target")
    }

    private func hasSameName(_ first: JSONNode, _ second: JSONNode) -> Bool {
        document.utf8(first) == document.utf8(second)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let severalTargets = RuleDescription(
        .severalTargets, family: .fcm,
        summary: "A message has more than one target.",
        reason: "The four targets are one union field: the service answers a second one with status 400.",
        wrong: Example(#"{"message":{"token":"TOKEN","topic":"news","data":{"k":"v"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","data":{"k":"v"}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Message"])
}
#endif
