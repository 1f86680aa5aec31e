internal import JSONReading

extension Rule {
    /// The notification is a critical alert, which an application needs Apple's permission for.
    static let criticalAlertEntitlement = Rule("critical-alert-entitlement", severity: .info)
}

/// A critical alert, by its level or else by its sound.
enum CriticalAlertEntitlement {
    static let check: ObjectCheck = { inspection, aps in
        guard let keys = inspection.aps?.keys, !keys.isDisjoint(with: [.interruptionLevel, .sound]) else { return }
        let document = inspection.document
        var place: JSONNode?
        if keys.contains(.interruptionLevel), let level = document.member("interruption-level", of: aps),
            document.equals(level, "critical")
        {
            place = level
        } else if let sound = document.member("sound", of: aps), document.kind(sound) == .object,
            let flag = document.member("critical", of: sound), document.equals(flag, "1"),
            document.kind(flag) == .number
        {
            place = flag
        }
        guard let place else { return }
        let name = document.kind(place) == .string ? "interruption-level" : "critical"
        inspection.report(
            .criticalAlertEntitlement, at: .value(place),
            "\"\(name)\" makes a critical alert, which needs an entitlement",
            help: "without the entitlement it is delivered as an ordinary notification")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let criticalAlertEntitlement = RuleDescription(
        .criticalAlertEntitlement, family: .apple,
        summary: "The notification is a critical alert, which an application needs Apple's permission for.",
        reason: """
            Critical alerts sound through mute switch and focus. Apple grants the entitlement for health, home and \
            public safety; without it the notification is an ordinary one.
            """,
        wrong: Example(#"{"aps":{"alert":"Smoke in hall 2","interruption-level":"critical"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Smoke in hall 2","interruption-level":"time-sensitive"}}"#, as: .apns),
        documents: ["Apple: UNNotificationInterruptionLevel.critical"])
}
#endif
