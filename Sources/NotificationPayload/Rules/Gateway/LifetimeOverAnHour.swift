internal import JSONReading

extension Rule {
    /// The message's lifetime is not written as whole seconds of one hour.
    static let lifetimeOverAnHour = Rule("lifetime-not-within-an-hour", severity: .error)
}

extension Inspection {
    mutating func checkLifetime(_ value: JSONNode?) {
        guard let value else { return }
        let text = document.utf8(value)
        var seconds = 0
        var isPlain = text.count >= 2 && text.count <= 5 && text.last == UInt8(ascii: "s")
        for byte in text.dropLast() where isPlain {
            let digit = byte &- UInt8(ascii: "0")
            if digit > 9 { isPlain = false } else { seconds = seconds * 10 + Int(digit) }
        }
        if text.count > 2, text.first == UInt8(ascii: "0") { isPlain = false }
        guard !isPlain || seconds > GatewayContract.lifetime else { return }
        report(
            .lifetimeOverAnHour, at: .value(value),
            "\"ttl\" is \(quoted(value)); the \(GatewayContract.name) sends the whole seconds left of one hour",
            help: "write \"0s\" to \"3600s\"")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let lifetimeOverAnHour = RuleDescription(
        .lifetimeOverAnHour, family: .gateway,
        summary: "The message's lifetime is not written as whole seconds of one hour.",
        reason: "An announcement is worth nothing once its hour is over, and must not arrive later.",
        wrong: GatewayExamples.message(changing: #""ttl":"3600s""#, to: #""ttl":"7200s""#),
        right: GatewayExamples.message(),
        documents: ["OPass Push Gateway v1"])
}
#endif
