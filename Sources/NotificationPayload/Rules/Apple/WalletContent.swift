internal import JSONReading

extension Rule {
    /// A push for a Wallet pass has content that nobody reads.
    static let walletContent = Rule("wallet-content", severity: .info)
}

/// The body of a Wallet push is an empty object.
enum WalletContent {
    static let check: MemberCheck = { inspection, member in
        // Several members are one mistake, said at the first.
        guard member.name.index == member.object.index + 1 else { return }
        inspection.report(
            .walletContent, at: .name(member.name),
            "\(inspection.quoted(member.name)) is not read: the push only makes the device fetch the pass",
            help: "an empty object is enough")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let walletContent = RuleDescription(
        .walletContent, family: .apple,
        summary: "A push for a Wallet pass has content that nobody reads.",
        reason: "The push tells the device that the pass has changed; what has changed it asks the pass's web service.",
        wrong: Example(#"{"aps":{"alert":"Gate changed"}}"#, as: .wallet),
        right: Example("{}", as: .wallet),
        documents: ["Apple: Adding a web service to update passes", "node-apn issue 219"])
}
#endif
