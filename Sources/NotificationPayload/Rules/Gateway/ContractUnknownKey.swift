internal import JSONReading

extension Rule {
    /// There is a key that the contract does not have.
    static let contractUnknownKey = Rule("contract-unknown-key", severity: .warning)
}

extension Inspection {
    mutating func reportUnknown(_ name: JSONNode) {
        report(
            .contractUnknownKey, at: .name(name), "\(quoted(name)) is no key of the \(GatewayContract.name)",
            help: contractKey(meantBy: name).map { "write \"\($0)\"" } ?? "leave it out: clients do not read it")
    }

    /// The contract's key that another spelling stands for, such as `eventId`.
    private func contractKey(meantBy name: JSONNode) -> StaticString? {
        let separators: [UInt8] = [UInt8(ascii: "_"), UInt8(ascii: "-")]
        let letters = document.utf8(name).filter { !separators.contains($0) }.map { $0 | 0x20 }
        for (folded, key) in [("eventid", "event_id"), ("pushid", "push_id")] as [(String, StaticString)]
        where letters.elementsEqual(folded.utf8) && !document.equals(name, key) {
            return key
        }
        return nil
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let contractUnknownKey = RuleDescription(
        .contractUnknownKey, family: .gateway,
        summary: "There is a key that the contract does not have.",
        reason: "Clients ignore it, and it takes room from the 2,048 bytes of a message.",
        wrong: GatewayExamples.delivery(
            changing: #""event_id":"SITCON_2027""#, to: #""event_id":"SITCON_2027","room":"R0""#),
        right: GatewayExamples.delivery(),
        documents: ["OPass Push Gateway v1"])
}
#endif
