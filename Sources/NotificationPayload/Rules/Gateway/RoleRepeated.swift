internal import JSONReading

extension Rule {
    /// A request names a role twice.
    static let roleRepeated = Rule("role-repeated", severity: .error)
}

extension Inspection {
    mutating func reportRepeated(_ role: JSONNode, first: JSONNode) {
        report(
            .roleRepeated, at: .value(role),
            "\"roles\" names \(quoted(role)) twice; the \(GatewayContract.name) allows each role once",
            help: "leave the second one out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let roleRepeated = RuleDescription(
        .roleRepeated, family: .gateway,
        summary: "A request names a role twice.",
        reason: "The gateway refuses the request, because everybody in the role would be told twice.",
        wrong: GatewayExamples.request(changing: #"["audience"]"#, to: #"["audience","audience"]"#),
        right: GatewayExamples.request(),
        documents: ["OPass Push Gateway v1"])
}
#endif
