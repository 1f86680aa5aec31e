internal import JSONReading

/// The members of an FCM message's options for Android.
///
/// https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages#AndroidConfig
enum FCMAndroidShapes {
    static let config = MemberTable(
        shared + [
            MemberEntry("priority", .string, form: .wordsInAnyCase(FCMWords.messagePriorities)),
            MemberEntry("notification", .object, shape: .fcmAndroidNotification),
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmAndroid) })

    /// What both versions of the options have.
    private static let shared = [
        MemberEntry("collapse_key", or: "collapseKey", .string),
        MemberEntry("ttl", [.string, .number], form: .text(.timeToLive)),
        MemberEntry("restricted_package_name", or: "restrictedPackageName", .string),
        MemberEntry("data", .object, shape: .fcmAndroidData),
        MemberEntry("fcm_options", or: "fcmOptions", .object, shape: .fcmOptions),
        MemberEntry("direct_boot_ok", or: "directBootOk", .bool),
        MemberEntry("bandwidth_constrained_ok", or: "bandwidthConstrainedOk", .bool),
        MemberEntry("restricted_satellite_ok", or: "restrictedSatelliteOk", .bool),
    ]

    static let data = MemberTable([], others: .strings { $0.checkDataMember($1, of: "message.android.data") })

    static let notification = MemberTable(
        notificationFields + [
            MemberEntry("bypass_proxy_notification", or: "bypassProxyNotification", .bool),
            MemberEntry("proxy", .string, form: .wordsInAnyCase(FCMWords.proxies)),
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmAndroidNotification) },
        checks: [{ inspection, node in inspection.checkLocalizationKeys(node) }])

    private static let notificationFields = [
        MemberEntry("title", .string, isVisible: true),
        MemberEntry("body", .string, isVisible: true),
        MemberEntry("icon", .string),
        MemberEntry("color", .string, form: .text(.colour)),
        MemberEntry("sound", .string),
        MemberEntry("tag", .string),
        MemberEntry("click_action", or: "clickAction", .string),
        MemberEntry("body_loc_key", or: "bodyLocKey", .string),
        MemberEntry("body_loc_args", or: "bodyLocArgs", .array, elements: .string),
        MemberEntry("title_loc_key", or: "titleLocKey", .string),
        MemberEntry("title_loc_args", or: "titleLocArgs", .array, elements: .string),
        MemberEntry("channel_id", or: "channelId", .string),
        MemberEntry("ticker", .string, isVisible: true),
        MemberEntry("sticky", .bool),
        MemberEntry("event_time", or: "eventTime", .string, form: .text(.timestamp)),
        MemberEntry("local_only", or: "localOnly", .bool),
        MemberEntry(
            "notification_priority", or: "notificationPriority", .string,
            form: .wordsInAnyCase(FCMWords.notificationPriorities)),
        MemberEntry("default_sound", or: "defaultSound", .bool),
        MemberEntry("default_vibrate_timings", or: "defaultVibrateTimings", .bool),
        MemberEntry("default_light_settings", or: "defaultLightSettings", .bool),
        MemberEntry("vibrate_timings", or: "vibrateTimings", .array, elements: [.string, .number], form: .durations),
        MemberEntry("visibility", .string, form: .wordsInAnyCase(FCMWords.visibilities)),
        MemberEntry("notification_count", or: "notificationCount", .integer, form: .notNegative),
        MemberEntry("light_settings", or: "lightSettings", .object, shape: .fcmLightSettings),
        MemberEntry("image", .string, form: .text(.image)),
    ]

    static let lightSettings = MemberTable(
        [
            MemberEntry("color", .object, shape: .fcmColor),
            MemberEntry("light_on_duration", or: "lightOnDuration", [.string, .number], form: .text(.duration)),
            MemberEntry("light_off_duration", or: "lightOffDuration", [.string, .number], form: .text(.duration)),
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmLightSettings) },
        checks: [{ inspection, node in inspection.checkLightSettings(node) }])

    static let color = MemberTable(
        [
            MemberEntry("red", .number, form: .zeroToOne),
            MemberEntry("green", .number, form: .zeroToOne),
            MemberEntry("blue", .number, form: .zeroToOne),
            MemberEntry("alpha", .number, form: .zeroToOne),
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmColor) })

    // https://firebase.google.com/docs/cloud-messaging/send/v2-api
    static let configV2 = MemberTable(
        shared + [
            MemberEntry("remote_notification", or: "remoteNotification", .object, shape: .fcmRemoteNotification),
            MemberEntry("background_sync", or: "backgroundSync", .object, shape: .fcmBackgroundSync),
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmAndroidV2) })

    static let remoteNotification = MemberTable(
        [
            MemberEntry("mutable_content", or: "mutableContent", .bool),
            MemberEntry("notification", .object, shape: .fcmNotificationV2),
            MemberEntry("use_as_v1_data_message", or: "useAsV1DataMessage", .bool),
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmRemoteNotification) })

    static let notificationV2 = MemberTable(
        notificationFields + [MemberEntry("id", .integer)],
        others: .unknown { $0.reportUnknownField($1, of: .fcmNotificationV2) },
        checks: [{ inspection, node in inspection.checkLocalizationKeys(node) }])

    static let backgroundSync = MemberTable(
        [], others: .unknown { $0.reportUnknownField($1, of: .fcmBackgroundSync) })
}

/// The words that FCM's fields of a closed set may have, as the service's reference writes them. The service reads
/// them in any case.
enum FCMWords {
    static let messagePriorities: [StaticString] = ["normal", "high"]
    static let notificationPriorities: [StaticString] = [
        "PRIORITY_MIN", "PRIORITY_LOW", "PRIORITY_DEFAULT", "PRIORITY_HIGH", "PRIORITY_MAX", "PRIORITY_UNSPECIFIED",
    ]
    static let visibilities: [StaticString] = ["PRIVATE", "PUBLIC", "SECRET", "VISIBILITY_UNSPECIFIED"]
    static let proxies: [StaticString] = ["ALLOW", "DENY", "IF_PRIORITY_LOWERED", "PROXY_UNSPECIFIED"]
    static let urgencies: [StaticString] = ["very-low", "low", "normal", "high"]
    static let directions: [StaticString] = ["auto", "ltr", "rtl"]
}
