internal import JSONReading

/// The members of an Apple payload.
///
/// https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification
enum AppleShapes {
    /// The top level of a payload for an Apple device, however it is sent.
    static let root = MemberTable(
        rootEntries, others: .check(AppleRootKeys.check),
        checks: [
            ApsPresence.check, SimulatorTarget.check, ImageWithoutMutableContent.check, DeliveryExport.check,
            PayloadSize.check,
        ])

    /// `apns.payload` of an FCM message: the same, but its size is counted with the message's.
    static let apnsPayload = MemberTable(
        rootEntries, others: .check(AppleRootKeys.check),
        checks: [ApsPresence.check, ImageWithoutMutableContent.check])

    private static let rootEntries = [
        MemberEntry("aps", .object, shape: .aps),
        MemberEntry("Simulator Target Bundle", .string, check: SimulatorTarget.checkPlace),
        MemberEntry("fcm_options", .any, shape: .deliveredFCMOptions, check: FCMOptionsType.check),
    ]

    /// `fcm_options` as FCM delivers it.
    static let deliveredFCMOptions = MemberTable(
        [MemberEntry("image", .any, check: FCMOptionsType.checkImage)], others: .custom)

    /// What `aps` holds for a notification, a background push, a widget or a control.
    static let aps = MemberTable(
        [
            MemberEntry("alert", [.string, .object], shape: .alert, isVisible: true, check: EmptyAlert.check),
            MemberEntry("badge", .integer, check: OutOfRange.notNegative),
            MemberEntry("sound", [.string, .object], shape: .sound, check: EmptySound.check),
            MemberEntry("relevance-score", .number, check: OutOfRange.zeroToOne),
        ] + apsEntries, others: .check(ApsKeyNames.check),
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
                "alert", [.string, .object], shape: .liveActivityAlert, isVisible: true, check: EmptyAlert.check),
            MemberEntry("badge", .integer, check: OutOfRange.notNegative),
            MemberEntry("sound", [.string, .object], shape: .sound, check: EmptySound.check),
            MemberEntry("relevance-score", .number),
        ] + apsEntries, others: .check(ApsKeyNames.check), checks: [LiveActivityEvent.check])

    private static let apsEntries = [
        MemberEntry("thread-id", .string),
        MemberEntry("category", .string),
        MemberEntry("target-content-id", .string),
        MemberEntry("filter-criteria", .string),
        MemberEntry("content-available", .flag, check: FlagValue.check),
        MemberEntry("mutable-content", .flag, check: FlagValue.check),
        MemberEntry(
            "interruption-level", .string,
            check: NotAllowedValue.words("passive", "active", "time-sensitive", "critical")),
        MemberEntry("event", .string, check: NotAllowedValue.words("start", "update", "end")),
        MemberEntry("timestamp", .integer, check: TimeInMilliseconds.check),
        MemberEntry("stale-date", .integer, check: TimeInMilliseconds.check),
        MemberEntry("dismissal-date", .integer, check: TimeInMilliseconds.check),
        MemberEntry("content-state", .object),
        MemberEntry("attributes-type", .string, check: EmptyValue.check),
        MemberEntry("attributes", .object),
        MemberEntry("input-push-token", .integer, check: NotAllowedValue.number("1")),
        MemberEntry("input-push-channel", .string, check: EmptyValue.check),
        MemberEntry("content-changed", .bool, check: NotAllowedValue.onlyTrue),
        MemberEntry("url-args", .array, elements: .string),
    ]
}
