internal import JSONReading

extension Rule {
    /// The message does not fit the 2,048 bytes of a topic message.
    static let contractMessageTooLarge = Rule("contract-message-too-large", severity: .error)
}

extension Inspection {
    /// The size as compact JSON, with the lifetime at its first value.
    mutating func checkContractMessageSize(_ message: JSONNode) {
        guard document.range(message).count > GatewayContract.maximumMessageSize - 8 else { return }
        var size = document.compactSize(message)
        if let android = document.member("android", of: message), document.kind(android) == .object,
            let ttl = document.member("ttl", of: android), document.kind(ttl) == .string
        {
            size += max(0, 5 - document.utf8(ttl).count)
        }
        guard size > GatewayContract.maximumMessageSize else { return }
        report(
            .contractMessageTooLarge, at: .value(message),
            "the message has \(Wording.count(size, "byte")) as compact JSON; the \(GatewayContract.name) allows \(Wording.grouped(GatewayContract.maximumMessageSize))",
            help: "shorten the body by \(Wording.count(size - GatewayContract.maximumMessageSize, "byte"))")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let contractMessageTooLarge = RuleDescription(
        .contractMessageTooLarge, family: .gateway,
        summary: "The message does not fit the 2,048 bytes of a topic message.",
        reason: "FCM refuses a larger message to a topic.",
        wrong: GatewayExamples.message(changing: "各位早安", to: String(repeating: "議程開始了", count: 110)),
        right: GatewayExamples.message(),
        documents: ["OPass Push Gateway v1"])
}
#endif
