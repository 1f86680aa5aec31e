internal import JSONReading

extension Rule {
    /// A gateway request has more than 65,536 bytes.
    static let requestTooLarge = Rule("request-too-large", severity: .error)
}

extension Inspection {
    mutating func checkRequestSize(_ root: JSONNode) {
        guard document.byteCount > GatewayContract.maximumRequestSize else { return }
        report(
            .requestTooLarge, at: .value(root),
            "the request has \(Wording.count(document.byteCount, "byte")); the \(GatewayContract.name) allows \(Wording.grouped(GatewayContract.maximumRequestSize))",
            help: "shorten it: two texts of 1,024 code points need far less")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let requestTooLarge = RuleDescription(
        .requestTooLarge, family: .gateway,
        summary: "A gateway request has more than 65,536 bytes.",
        reason: "The gateway refuses the request before it reads it.",
        wrong: GatewayExamples.request(
            changing: "{\"roles\"", to: "{" + String(repeating: " ", count: 66_000) + "\"roles\""),
        right: GatewayExamples.request(),
        documents: ["OPass Push Gateway v1"])
}
#endif
