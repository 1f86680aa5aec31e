/// Where the fields belong that are often written in the wrong place, some of them under the name that the retired
/// legacy interface or an SDK has for them.
enum FieldHomes {
    /// The place for a field, in words for a message; nil where FCM has no such field, or has it only in this shape.
    static func home(of name: String, outside shape: Shape) -> String? {
        let folded = NearestWord.folded(name.utf8)
        if shape == .fcmRequest, let field = messageField(folded) { return "\"message.\(field)\"" }
        for (field, place) in homes where NearestWord.folded(field.description.utf8) == folded {
            return place.description
        }
        guard shape != .fcmAndroidNotification, shape != .fcmNotificationV2 else { return nil }
        let android = FCMAndroidShapes.notification.allNames
        guard let field = android.first(where: { NearestWord.folded($0.utf8) == folded }) else { return nil }
        return "\"message.android.notification.\(field)\""
    }

    /// The field that another name stands for, as the legacy interface or an SDK has it.
    static func alias(for folded: [UInt8]) -> String? {
        for (alias, field) in aliases where NearestWord.folded(alias.description.utf8) == folded {
            return field.description
        }
        return nil
    }

    private static let aliases: [(StaticString, StaticString)] = [
        ("image_url", "image"), ("android_channel_id", "channel_id"), ("time_to_live", "ttl"),
        ("dry_run", "validate_only"),
        ("priority", "notification_priority"), ("event_timestamp", "event_time"),
        ("vibrate_timings_millis", "vibrate_timings"), ("light_on_duration_millis", "light_on_duration"),
        ("light_off_duration_millis", "light_off_duration"), ("installation_id", "fid"),
    ]

    private static func messageField(_ folded: [UInt8]) -> String? {
        FCMShapes.message.allNames.first { NearestWord.folded($0.utf8) == folded }
    }

    private static let homes: [(StaticString, StaticString)] = [
        ("token", "\"message.token\""), ("topic", "\"message.topic\""), ("condition", "\"message.condition\""),
        ("fid", "\"message.fid\""), ("notification", "\"message.notification\""), ("data", "\"message.data\""),
        ("android", "\"message.android\""), ("apns", "\"message.apns\""), ("webpush", "\"message.webpush\""),
        ("fcm_options", "\"message.fcm_options\""), ("message", "the request itself"),
        ("validate_only", "the request, beside \"message\""),
        ("dry_run", "the request, beside \"message\", as \"validate_only\""),
        ("to", "\"message.token\" or \"message.topic\""),
        ("registration_ids", "\"message.token\": one message for each token"),
        ("tokens", "\"message.token\": one message for each token"),
        ("title", "\"message.notification.title\""), ("body", "\"message.notification.body\""),
        ("image", "\"message.notification.image\""), ("image_url", "\"message.notification.image\""),
        (
            "click_action",
            "\"message.android.notification.click_action\"; on Apple devices it is \"category\" in \"aps\""
        ),
        (
            "sound",
            "\"message.android.notification.sound\"; for Apple devices in \"message.apns.payload.aps.sound\""
        ),
        (
            "badge",
            "\"message.apns.payload.aps.badge\"; on Android it is \"message.android.notification.notification_count\""
        ),
        (
            "priority",
            "\"message.android.priority\"; for Apple devices it is \"apns-priority\" in \"message.apns.headers\""
        ),
        ("ttl", "\"message.android.ttl\"; for Apple devices it is \"apns-expiration\" in \"message.apns.headers\""),
        (
            "time_to_live",
            "\"message.android.ttl\"; for Apple devices it is \"apns-expiration\" in \"message.apns.headers\""
        ),
        (
            "collapse_key",
            "\"message.android.collapse_key\"; for Apple devices it is \"apns-collapse-id\" in \"message.apns.headers\""
        ),
        ("restricted_package_name", "\"message.android.restricted_package_name\""),
        ("direct_boot_ok", "\"message.android.direct_boot_ok\""),
        ("android_channel_id", "\"message.android.notification.channel_id\""),
        ("link", "\"message.webpush.fcm_options.link\""),
        ("analytics_label", "\"message.fcm_options.analytics_label\""),
        ("aps", "\"message.apns.payload.aps\""), ("alert", "\"message.apns.payload.aps.alert\""),
        ("subtitle", "\"message.apns.payload.aps.alert.subtitle\""),
        ("content_available", "\"message.apns.payload.aps\", as \"content-available\": 1"),
        ("mutable_content", "\"message.apns.payload.aps\", as \"mutable-content\": 1"),
        ("thread_id", "\"message.apns.payload.aps\", as \"thread-id\""),
        ("category", "\"message.apns.payload.aps.category\""),
        ("interruption_level", "\"message.apns.payload.aps\", as \"interruption-level\""),
        ("payload", "\"message.apns.payload\""), ("headers", "\"message.apns.headers\" or \"message.webpush.headers\""),
        ("apns-priority", "\"message.apns.headers\""), ("apns-push-type", "\"message.apns.headers\""),
        ("apns-expiration", "\"message.apns.headers\""), ("apns-collapse-id", "\"message.apns.headers\""),
        ("live_activity_token", "\"message.apns.live_activity_token\""),
    ]
}
