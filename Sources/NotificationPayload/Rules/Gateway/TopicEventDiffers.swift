internal import JSONReading

extension Rule {
    /// The topic is of another event than the data.
    static let topicEventDiffers = Rule("topic-event-differs", severity: .error)
}

extension Inspection {
    mutating func checkTopicAgreement(_ topic: (node: JSONNode, topic: Topic)?, eventID: JSONNode?) {
        guard let topic, let eventID else { return }
        let event = topic.topic.event.text
        guard !document.utf8(eventID).elementsEqual(event.utf8) else { return }
        report(
            .topicEventDiffers, at: .value(eventID),
            "\"event_id\" is \(quoted(eventID)), but the topic is of the event \(Wording.quoted(event)); in the \(GatewayContract.name) they are the same",
            help: "write the event's id in both places")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let topicEventDiffers = RuleDescription(
        .topicEventDiffers, family: .gateway,
        summary: "The topic is of another event than the data.",
        reason: "The subscribers of one event would be led to another.",
        wrong: GatewayExamples.message(changing: #""event_id":"SITCON_2027""#, to: #""event_id":"COSCUP_2026""#),
        right: GatewayExamples.message(),
        documents: ["OPass Push Gateway v1"])
}
#endif
