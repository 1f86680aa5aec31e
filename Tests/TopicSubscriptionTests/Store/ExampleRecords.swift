import NotificationPayload
import TopicSubscription

enum ExampleRecords {
    /// One converged event and one open one.
    static func first() throws -> SubscriptionRecord {
        var record = SubscriptionRecord()
        record[try EventID("SITCON_2027")] = EventSubscription(
            role: try Role("audience"),
            applied: AppliedTopic(
                topic: try Topic("opass-v1.SITCON_2027.audience.zh-Hant"),
                registration: RegistrationDigest(String(repeating: "a", count: 64))))
        record[try EventID("COSCUP_2026")] = EventSubscription(
            pending: [try Topic("opass-v1.COSCUP_2026.staff.en"), try Topic("opass-v1.COSCUP_2026.staff.zh-Hant")])
        return record
    }

    /// Many events, so that the file is longer than one buffer.
    static func second() throws -> SubscriptionRecord {
        var record = SubscriptionRecord()
        for number in 0..<200 {
            let event = try EventID("event-\(number)")
            let role = try Role("speaker")
            let topic = Topic(event: event, role: role, locale: .english)
            record[event] = EventSubscription(role: role, applied: AppliedTopic(topic: topic, registration: nil))
        }
        return record
    }

    /// What another installation's record must be read as.
    static func suspectedFirst() throws -> SubscriptionRecord {
        var record = SubscriptionRecord()
        for text in [
            "opass-v1.SITCON_2027.audience.zh-Hant", "opass-v1.COSCUP_2026.staff.en",
            "opass-v1.COSCUP_2026.staff.zh-Hant",
        ] {
            let topic = try Topic(text)
            record[topic.event].pending.insert(topic)
        }
        return record
    }
}
