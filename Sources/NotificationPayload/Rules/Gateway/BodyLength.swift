internal import JSONReading

extension Rule {
    /// The body is empty or longer than 1,024 code points.
    static let bodyLength = Rule("body-length", severity: .error)
}

extension Inspection {
    mutating func checkBody(_ value: JSONNode?, named name: String) {
        guard let value else { return }
        var length = 0
        for byte in document.utf8(value) where byte & 0xC0 != 0x80 { length += 1 }
        guard length < 1 || length > GatewayContract.maximumBodyLength else { return }
        report(
            .bodyLength, at: .value(value),
            "\"\(name)\" has \(Wording.count(length, "code point")); the \(GatewayContract.name) allows 1 to \(Wording.grouped(GatewayContract.maximumBodyLength))",
            help: length == 0
                ? "write the announcement"
                : "shorten it by \(Wording.count(length - GatewayContract.maximumBodyLength, "code point"))")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let bodyLength = RuleDescription(
        .bodyLength, family: .gateway,
        summary: "The body is empty or longer than 1,024 code points.",
        reason: "The gateway refuses such a text.",
        wrong: GatewayExamples.request(changing: #""en":"Doors open""#, to: #""en":"""#),
        right: GatewayExamples.request(),
        documents: ["OPass Push Gateway v1"])
}
#endif
