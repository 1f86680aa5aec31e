internal import JSONReading

extension Rule {
    /// A request names no role, or more than eight.
    static let rolesCount = Rule("roles-count", severity: .error)
}

extension Inspection {
    mutating func checkRoles(_ roles: JSONNode) {
        let count = document.count(roles)
        if count < 1 || count > GatewayContract.maximumRoles {
            report(
                .rolesCount, at: .value(roles),
                "\"roles\" has \(Wording.count(count, "role")); the \(GatewayContract.name) allows 1 to \(GatewayContract.maximumRoles)",
                help: count == 0 ? "name the roles that the announcement is for" : "send the rest with a second request"
            )
            return
        }
        var seen: [JSONNode] = []
        for role in document.elements(roles) {
            guard checkRole(role) else { continue }
            if let first = seen.first(where: { document.utf8($0).elementsEqual(document.utf8(role)) }) {
                reportRepeated(role, first: first)
            } else {
                seen.append(role)
            }
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let rolesCount = RuleDescription(
        .rolesCount, family: .gateway,
        summary: "A request names no role, or more than eight.",
        reason: "The gateway refuses the request.",
        wrong: GatewayExamples.request(changing: #"["audience"]"#, to: #"[]"#),
        right: GatewayExamples.request(),
        documents: ["OPass Push Gateway v1"])
}
#endif
