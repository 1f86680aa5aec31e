#if !hasFeature(Embedded)

extension SchemaTexts {
    /// What the contract makes of members that the platform knows as well.
    static let gateway: [Shape: [String: String]] = [
        .appleRoot: ["fcm_options": "FCM's options for Apple devices, as they arrive."],
        .fcmMessage: [
            "topic": "opass-v1.EVENT_ID.ROLE.LOCALE, such as opass-v1.SITCON_2027.audience.zh-Hant.",
            "data": "event_id, push_id and perhaps uri.",
        ],
        .fcmNotification: notification,
        .alert: notification,
        .fcmAndroid: [
            "priority": "Always \"normal\".",
            "ttl": "The whole seconds that are left of one hour: \"3600s\" at first, down to \"0s\".",
        ],
        .fcmAndroidNotification: [
            "channel_id": "Always the channel of announcements.", "sound": "Always the system's sound.",
            "default_vibrate_timings": "Always true.",
        ],
        .apnsHeaders: [
            "apns-priority": "Always \"5\", as a string.", "apns-push-type": "Always \"alert\".",
            "apns-expiration": "When the message's hour is over, in seconds since 1970, as a string.",
        ],
        .apnsPayload: ["aps": "The sound, and that the service extension may change the notification."],
        .aps: [
            "alert": "The title and the body.", "sound": "Always the system's sound.",
            "mutable-content": "Always 1: the service extension exports delivery metrics.",
        ],
        .fcmOptions: ["analytics_label": "The same as push_id."],
    ]

    private static let notification = [
        "title": "The event organiser's registered name: one line, the same in every language.",
        "body": "The announcement in the topic's language, 1 to 1,024 characters.",
    ]

    static let identifiers = [
        "event_id": "The event whose announcement it is, such as SITCON_2027.",
        "push_id": "The UUID that the gateway made for the send.",
        "uri": "The https link that a tap opens; left out where there is none.",
    ]

    static let request = [
        "roles": "Who the announcement is for: 1 to 8 roles such as audience, staff and speaker.",
        "contents": "The text in every language.",
    ]

    static let contents = [
        "en": "The English text, 1 to 1,024 characters.",
        "zh-Hant": "The Chinese text, 1 to 1,024 characters.",
    ]
}
#endif
