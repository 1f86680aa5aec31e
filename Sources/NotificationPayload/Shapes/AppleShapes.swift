internal import JSONReading

/// The members of an Apple payload.
///
/// https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification
enum AppleShapes {
    /// The top level of a payload for an Apple device, however it is sent.
    static let root = MemberTable(
        rootEntries, others: .checked(AppleRootKeys.check),
        checks: [
            ApsPresence.check, SimulatorTarget.check, ImageWithoutMutableContent.check, DeliveryExport.check,
            PayloadSize.check,
        ])

    /// `apns.payload` of an FCM message: the same, but its size is counted with the message's.
    static let apnsPayload = MemberTable(
        rootEntries, others: .checked(AppleRootKeys.check),
        checks: [ApsPresence.check, ImageWithoutMutableContent.check])

    private static let rootEntries = [
        MemberEntry("aps", .object, shape: .aps),
        MemberEntry("Simulator Target Bundle", .string, check: SimulatorTarget.checkPlace),
        MemberEntry("fcm_options", .any, shape: .deliveredFCMOptions, form: .read(.object)),
    ]

    /// `fcm_options` as FCM delivers it.
    static let deliveredFCMOptions = MemberTable(
        [MemberEntry("image", .any, form: .read(.string))], others: .custom)

    /// What `aps` holds for a notification, a background push, a widget or a control.
    static let aps = MemberTable(
        [
            MemberEntry("alert", [.string, .object], shape: .alert, isVisible: true, form: .alert),
            MemberEntry("badge", .integer, form: .notNegative),
            MemberEntry("sound", [.string, .object], shape: .sound, form: .sound),
            MemberEntry("relevance-score", .number, form: .zeroToOne),
        ] + apsEntries, others: .unknown(ApsKeyNames.check),
        checks: [
            BackgroundPush.check, MutableContentWithoutAlert.check, CriticalAlertEntitlement.check,
            LiveActivityKeyWithoutEvent.check,
        ])

    /// What `aps` holds for a Live Activity.
    ///
    /// https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications
    static let liveActivityAps = MemberTable(
        [
            MemberEntry(
                "alert", [.string, .object], shape: .liveActivityAlert, isVisible: true, form: .alert),
            MemberEntry("badge", .integer, form: .notNegative),
            MemberEntry("sound", [.string, .object], shape: .sound, form: .sound),
            MemberEntry("relevance-score", .number),
        ] + apsEntries, others: .unknown(ApsKeyNames.check), checks: [LiveActivityEvent.check])

    private static let apsEntries = [
        MemberEntry("thread-id", .string),
        MemberEntry("category", .string),
        MemberEntry("target-content-id", .string),
        MemberEntry("filter-criteria", .string),
        MemberEntry("content-available", .flag, form: .flag),
        MemberEntry("mutable-content", .flag, form: .flag),
        MemberEntry(
            "interruption-level", .string,
            form: .words(["passive", "active", "time-sensitive", "critical"])),
        MemberEntry("event", .string, form: .words(["start", "update", "end"])),
        MemberEntry("timestamp", .integer, form: .seconds),
        MemberEntry("stale-date", .integer, form: .seconds),
        MemberEntry("dismissal-date", .integer, form: .seconds),
        MemberEntry("content-state", .object),
        MemberEntry("attributes-type", .string, form: .notEmpty),
        MemberEntry("attributes", .object),
        MemberEntry("input-push-token", .integer, form: .number("1")),
        MemberEntry("input-push-channel", .string, form: .notEmpty),
        MemberEntry("content-changed", .bool, form: .onlyTrue),
        MemberEntry("url-args", .array, elements: .string),
    ]
}
