internal import JSONReading

extension Rule {
    /// The expiration is not written as Unix seconds.
    static let expirationMalformed = Rule("expiration-malformed", severity: .error)
}

extension Inspection {
    mutating func checkExpiration(_ value: JSONNode?) {
        guard let value else { return }
        let text = document.utf8(value)
        let isPlain = text.count >= 9 && text.count <= 11 && text.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
        guard !isPlain || text.first == UInt8(ascii: "0") else { return }
        report(
            .expirationMalformed, at: .value(value),
            "\"apns-expiration\" is \(quoted(value)); the \(GatewayContract.name) sends Unix seconds as a decimal string",
            help: text.count == 13
                ? "these look like milliseconds: divide by 1,000"
                : "write the second at which the message's hour is over")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let expirationMalformed = RuleDescription(
        .expirationMalformed, family: .gateway,
        summary: "The expiration is not written as Unix seconds.",
        reason: "APNs would drop the message at once, or keep it longer than its hour.",
        wrong: GatewayExamples.message(changing: #""apns-expiration":"1800000000""#, to: #""apns-expiration":"0""#),
        right: GatewayExamples.message(),
        documents: ["OPass Push Gateway v1"])
}
#endif
