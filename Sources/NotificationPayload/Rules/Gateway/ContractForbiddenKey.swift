internal import JSONReading

extension Rule {
    /// A key that the contract rules out is there.
    static let contractForbiddenKey = Rule("contract-forbidden-key", severity: .error)
}

extension Inspection {
    /// Reports every member that the contract does not have: an error for those that it rules out, a warning for the
    /// rest.
    mutating func checkMembers(
        of object: JSONNode, _ known: [StaticString], forbidden: [StaticString] = [],
        orPrefixes prefixes: [StaticString] = []
    ) {
        for member in document.members(object) where !isOne(of: known, member.name) {
            if isOne(of: forbidden, member.name) {
                reportForbidden(member.name)
            } else if !hasPrefix(of: prefixes, member.name) {
                reportUnknown(member.name)
            }
        }
    }

    private mutating func reportForbidden(_ name: JSONNode) {
        report(
            .contractForbiddenKey, at: .name(name),
            "\(quoted(name)) is never in what the \(GatewayContract.name) sends", help: "leave it out")
    }

    private func hasPrefix(of prefixes: [StaticString], _ name: JSONNode) -> Bool {
        let text = document.utf8(name)
        for prefix in prefixes where text.starts(with: prefix.description.utf8) { return true }
        return false
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let contractForbiddenKey = RuleDescription(
        .contractForbiddenKey, family: .gateway,
        summary: "A key that the contract rules out is there.",
        reason:
            "The gateway manages no badge, image, category or thread, wakes no application in the background, and translates no titles; applications are built on that.",
        wrong: GatewayExamples.delivery(changing: #""sound":"default""#, to: #""sound":"default","badge":1"#),
        right: GatewayExamples.delivery(),
        documents: ["OPass Push Gateway v1"])
}
#endif
