internal import JSONReading

extension Rule {
    /// A key that only the start of a Live Activity reads stands in an update or an end.
    static let startOnlyKey = Rule("start-only-key", severity: .warning)
    /// A key of a Live Activity stands in a push that is for none.
    static let liveActivityKeyWithoutEvent = Rule("live-activity-key-without-event", severity: .warning)
}

/// What an `aps` for a Live Activity must hold, by its event.
enum LiveActivityEvent {
    static let check: ObjectCheck = { inspection, aps in
        guard let keys = inspection.aps?.keys else { return }
        guard let event = inspection.document.member("event", of: aps) else {
            inspection.reportMissing(
                "event", in: aps, "a push for a Live Activity needs it", help: "write \"start\", \"update\" or \"end\"")
            return
        }
        if !keys.contains(.timestamp) {
            inspection.reportMissing(
                "timestamp", in: aps, "a push for a Live Activity needs it",
                help: "write the seconds since 1970 at which it was sent")
        }
        let isStart = inspection.document.equals(event, "start")
        let isUpdate = inspection.document.equals(event, "update")
        if isStart || isUpdate, !keys.contains(.contentState) {
            inspection.reportMissing("content-state", in: aps, "a start and an update need it")
        }
        if isStart { checkStart(keys, aps, &inspection) }
        if isUpdate || inspection.document.equals(event, "end") { checkLater(keys, aps, &inspection) }
    }

    private static func checkStart(_ keys: ApsKeys, _ aps: JSONNode, _ inspection: inout Inspection) {
        if !keys.contains(.attributesType) { inspection.reportMissing("attributes-type", in: aps, "a start needs it") }
        if !keys.contains(.attributes) { inspection.reportMissing("attributes", in: aps, "a start needs it") }
        if !keys.contains(.alert) {
            inspection.reportMissing("alert", in: aps, "a start needs it, to tell the person about the activity")
        }
        if keys.contains([.inputPushToken, .inputPushChannel]) {
            inspection.reportExclusive("input-push-channel", with: "input-push-token", in: aps)
        }
    }

    private static func checkLater(_ keys: ApsKeys, _ aps: JSONNode, _ inspection: inout Inspection) {
        let starting: ApsKeys = [.attributesType, .attributes, .inputPushToken, .inputPushChannel]
        guard !keys.isDisjoint(with: starting) else { return }
        for name in keys.intersection(starting).names {
            guard let value = inspection.document.member(name, of: aps) else { continue }
            inspection.report(
                .startOnlyKey, at: .value(value), "\"\(name)\" is read only when a Live Activity starts",
                help: "leave it out of updates and ends")
        }
    }
}

/// Keys of a Live Activity in the `aps` of something else.
enum LiveActivityKeyWithoutEvent {
    static let check: ObjectCheck = { inspection, aps in
        let foreign: ApsKeys = [
            .timestamp, .staleDate, .dismissalDate, .attributes, .inputPushToken, .inputPushChannel,
        ]
        guard let keys = inspection.aps?.keys.intersection(foreign), let name = keys.names.first,
            let value = inspection.document.member(name, of: aps)
        else { return }
        inspection.report(
            .liveActivityKeyWithoutEvent, at: .value(value),
            "\"\(name)\" is for Live Activities, and there is no \"event\"",
            help: "add \"event\" and \"content-state\", or leave it out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let startOnlyKey = RuleDescription(
        .startOnlyKey, family: .apple,
        summary: "A key that only the start of a Live Activity reads stands in an update or an end.",
        reason: "Attributes and the way of updating are fixed when the activity starts; later they are ignored.",
        wrong: Example(
            """
            {"aps":{"timestamp":1790000000,"event":"update","content-state":{"gate":"A"},\
            "attributes-type":"TrackAttributes"}}
            """, as: .apns),
        right: Example(
            #"{"aps":{"timestamp":1790000000,"event":"update","content-state":{"gate":"A"}}}"#, as: .apns),
        documents: ["Apple: Starting and updating Live Activities with ActivityKit push notifications"])

    static let liveActivityKeyWithoutEvent = RuleDescription(
        .liveActivityKeyWithoutEvent, family: .apple,
        summary: "A key of a Live Activity stands in a push that is for none.",
        reason: "Only pushes for Live Activities have these keys; without an event the system does not read them.",
        wrong: Example(#"{"aps":{"alert":"Kick-off","timestamp":1790000000}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Kick-off"},"sent":1790000000}"#, as: .apns),
        documents: ["Apple: Starting and updating Live Activities with ActivityKit push notifications"])
}
#endif
