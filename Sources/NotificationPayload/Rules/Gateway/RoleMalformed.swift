internal import JSONReading

extension Rule {
    /// A role is against its pattern, or is the reserved word all.
    static let roleMalformed = Rule("role-malformed", severity: .error)
}

extension Inspection {
    /// Whether an element of the roles is a role.
    mutating func checkRole(_ role: JSONNode) -> Bool {
        guard document.kind(role) == .string else {
            let found = described(role)
            report(
                .roleMalformed, at: .value(role),
                "an element of \"roles\" is \(found), not a string; the \(GatewayContract.name) says so")
            return false
        }
        guard let refusal = Role.refusal(ofUTF8: document.utf8(role)) else { return true }
        report(
            .roleMalformed, at: .value(role), "an element of \"roles\" \(refusal)",
            help: "the \(GatewayContract.name) knows roles such as audience, staff and speaker; name each one")
        return false
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let roleMalformed = RuleDescription(
        .roleMalformed, family: .gateway,
        summary: "A role is against its pattern, or is the reserved word all.",
        reason: "The role becomes a part of the topic, and there is no topic for everybody.",
        wrong: GatewayExamples.request(changing: #"["audience"]"#, to: #"["all"]"#),
        right: GatewayExamples.request(),
        documents: ["OPass Push Gateway v1"])
}
#endif
