import NotificationPayload

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The record as the file has it.
///
/// ```json
/// {"events":{"SITCON_2027":{"applied":{"registration":"9f86…","topic":"opass-v1.SITCON_2027.audience.en"},
/// "pending":[],"role":"audience"}},"format":1,"installation":"0f3c…"}
/// ```
struct RecordText: Codable {
    struct Event: Codable {
        var role: String?
        var applied: Applied?
        var pending: [String]
    }

    struct Applied: Codable {
        var topic: String
        var registration: String?
    }

    private static let format = 1

    var format: Int
    var installation: String
    var events: [String: Event]

    /// The bytes of a record's file.
    static func bytes(of record: SubscriptionRecord, mark: InstallationMark) -> [UInt8]? {
        let events = record.events.map { event in
            let subscription = record[event]
            let applied = subscription.applied.map {
                Applied(topic: $0.topic.description, registration: $0.registration?.text)
            }
            let pending = subscription.pending.sorted().map(\.description)
            return (event.text, Event(role: subscription.role?.text, applied: applied, pending: pending))
        }
        let text = RecordText(
            format: format, installation: mark.text, events: Dictionary(events) { first, _ in first })
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(text)).map(Array.init)
    }

    /// The record of a file's bytes and the mark that it bears; nil when any of it is damaged.
    static func record(of bytes: [UInt8]) -> (record: SubscriptionRecord, mark: InstallationMark)? {
        guard let text = try? JSONDecoder().decode(RecordText.self, from: Data(bytes)), text.format == format,
            let mark = InstallationMark(text.installation)
        else { return nil }
        var record = SubscriptionRecord()
        for (name, event) in text.events {
            guard let id = try? EventID(name), let subscription = event.subscription(to: id) else { return nil }
            record[id] = subscription
        }
        return (record, mark)
    }

    /// Every topic that a damaged file still names, wherever it stands.
    static func topicsNamed(in bytes: [UInt8]) -> SubscriptionRecord {
        var record = SubscriptionRecord()
        for quoted in bytes.split(separator: UInt8(ascii: "\"")) {
            guard let topic = try? Topic(String(decoding: quoted, as: UTF8.self)) else { continue }
            record[topic.event].pending.insert(topic)
        }
        return record
    }
}

extension RecordText.Event {
    /// The event's part of the record; nil when any of it is damaged, or a topic is another event's.
    fileprivate func subscription(to event: EventID) -> EventSubscription? {
        var subscription = EventSubscription()
        if let role {
            guard let role = try? Role(role) else { return nil }
            subscription.role = role
        }
        if let applied {
            guard let topic = try? Topic(applied.topic), topic.event == event else { return nil }
            let digest = applied.registration.flatMap(RegistrationDigest.init(_:))
            guard (digest == nil) == (applied.registration == nil) else { return nil }
            subscription.applied = AppliedTopic(topic: topic, registration: digest)
        }
        for text in pending {
            guard let topic = try? Topic(text), topic.event == event else { return nil }
            subscription.pending.insert(topic)
        }
        return subscription.applied != nil && !subscription.pending.isEmpty ? nil : subscription
    }
}
