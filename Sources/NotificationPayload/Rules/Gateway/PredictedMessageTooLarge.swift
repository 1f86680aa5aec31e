internal import JSONReading

extension Rule {
    /// A message made from the request would not fit 2,048 bytes.
    static let predictedMessageTooLarge = Rule("predicted-message-too-large", severity: .error)
}

extension Inspection {
    /// Builds the messages that the gateway would make, one for each role and language.
    mutating func checkPredictedMessages(_ root: JSONNode, _ roles: JSONNode, _ contents: JSONNode) {
        let uri = document.member("uri", of: root).map { document.string($0) }
        let isExact = options.organiser != nil && options.event != nil
        for locale in PushLocale.allCases {
            guard let content = document.member(named: locale.text, of: contents) else { continue }
            var tooLarge: [String] = []
            var excess = 0
            for role in document.elements(roles) {
                guard let message = predictedMessage(role, locale, document.string(content), uri) else { continue }
                let size = message.size
                guard size > GatewayContract.maximumMessageSize else { continue }
                let count = tooLarge.isEmpty ? Wording.count(size, "byte") : Wording.grouped(size)
                tooLarge.append("\(count) for \(Wording.quoted(document.string(role)))")
                excess = max(excess, size - GatewayContract.maximumMessageSize)
            }
            guard !tooLarge.isEmpty else { continue }
            report(
                .predictedMessageTooLarge, at: .value(content),
                "\"\(locale.text)\" makes messages of \(isExact ? "" : "at least ")\(Wording.list(tooLarge)); the \(GatewayContract.name) allows \(Wording.grouped(GatewayContract.maximumMessageSize))",
                help: isExact
                    ? "shorten the text by \(Wording.count(excess, "byte"))"
                    : "shorten the text by at least \(Wording.count(excess, "byte")); with --organiser and --event the sizes are exact"
            )
        }
    }

    private func predictedMessage(
        _ role: JSONNode, _ locale: PushLocale, _ body: String, _ uri: String?
    ) -> GatewayMessage? {
        guard let role = try? Role(document.string(role)), let event = options.event ?? (try? EventID("E")) else {
            return nil
        }
        return GatewayMessage(
            topic: Topic(event: event, role: role, locale: locale), title: options.organiser ?? "T", body: body,
            pushID: "00000000-0000-0000-0000-000000000000", uri: uri)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let predictedMessageTooLarge = RuleDescription(
        .predictedMessageTooLarge, family: .gateway,
        summary: "A message made from the request would not fit 2,048 bytes.",
        reason: "The gateway refuses the whole request when one of its messages does not fit.",
        wrong: GatewayExamples.request(changing: "開門了", to: String(repeating: "議程開始了", count: 120)),
        right: GatewayExamples.request(),
        documents: ["OPass Push Gateway v1"])
}
#endif
