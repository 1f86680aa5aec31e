internal import JSONReading

extension Rule {
    /// A request has a text in a language that the gateway does not send.
    static let localeUnknown = Rule("locale-unknown", severity: .error)
}

extension Inspection {
    mutating func reportUnknownLocale(_ name: JSONNode) {
        let isChinese = document.utf8(name).starts(with: "zh".utf8)
        report(
            .localeUnknown, at: .name(name),
            "\(quoted(name)) is no language of the \(GatewayContract.name), which sends \"en\" and \"zh-Hant\"",
            help: isChinese ? "write \"zh-Hant\": it serves every Chinese interface language" : "leave it out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let localeUnknown = RuleDescription(
        .localeUnknown, family: .gateway,
        summary: "A request has a text in a language that the gateway does not send.",
        reason: "The gateway refuses the request; clients subscribe to en or zh-Hant.",
        wrong: GatewayExamples.request(changing: #""zh-Hant":"開門了""#, to: #""zh-Hant":"開門了","ja":"開場""#),
        right: GatewayExamples.request(),
        documents: ["OPass Push Gateway v1"])
}
#endif
