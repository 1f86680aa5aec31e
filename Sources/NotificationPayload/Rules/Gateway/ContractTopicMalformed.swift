internal import JSONReading

extension Rule {
    /// The topic is none of the gateway's.
    static let contractTopicMalformed = Rule("contract-topic-malformed", severity: .error)
}

extension Inspection {
    /// The topic's parts, where it is one.
    mutating func checkGatewayTarget(_ message: JSONNode) -> (node: JSONNode, topic: Topic)? {
        for name in GatewayContract.otherTargets {
            if let value = document.member(name, of: message) {
                reportOtherTarget(value, name)
                if document.member("topic", of: message) == nil { return nil }
            }
        }
        guard let value = required("topic", in: message, .string) else { return nil }
        do {
            return (value, try Topic(utf8: document.utf8(value)))
        } catch .locale {
            reportLocaleSegment(of: value)
            return nil
        } catch {
            report(
                .contractTopicMalformed, at: .value(value), "\"topic\" \(error)",
                help: "the \(GatewayContract.name) sends to topics such as opass-v1.SITCON_2027.audience.zh-Hant")
            return nil
        }
    }

    private mutating func reportLocaleSegment(of topic: JSONNode) {
        let text = document.utf8(topic)
        let start = text.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? text.startIndex
        let locale = String(decoding: text[start...], as: UTF8.self)
        let range = document.sourceRange(of: start - text.startIndex..<text.count, within: topic)
        report(
            .contractTopicMalformed, at: range.isEmpty ? .value(topic) : .part(topic, range),
            "\"topic\" has the locale segment \(Wording.quoted(locale)); the \(GatewayContract.name) sends \"en\" and \"zh-Hant\"",
            help: locale.hasPrefix("zh")
                ? "write \"zh-Hant\": it serves every Chinese interface language"
                : "write \"en\": it serves every language but Chinese")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let contractTopicMalformed = RuleDescription(
        .contractTopicMalformed, family: .gateway,
        summary: "The topic is none of the gateway's.",
        reason: "Clients subscribe to opass-v1.EVENT_ID.ROLE.LOCALE only; a message to any other topic reaches nobody.",
        wrong: GatewayExamples.message(changing: #".zh-Hant""#, to: #".zh-TW""#),
        right: GatewayExamples.message(),
        documents: ["OPass Push Gateway v1"])
}
#endif
