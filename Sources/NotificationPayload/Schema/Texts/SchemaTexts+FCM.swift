#if !hasFeature(Embedded)

extension SchemaTexts {
    static let fcmRequest = [
        "message": "The message.",
        "validate_only": "true checks the request and sends nothing.",
    ]

    static let fcmMessage = [
        "token": "The registration token of one installation. Exactly one of token, topic, condition and fid.",
        "topic": "A topic's bare name. Exactly one of token, topic, condition and fid.",
        "condition": "An expression over at most 5 topics: 'a' in topics && 'b' in topics.",
        "fid": "The id of one Firebase installation. Exactly one of token, topic, condition and fid.",
        "notification": "What every platform shows.",
        "data": "What the application gets: text by name, never a number or an object.",
        "android": "Options for Android.",
        "android_v2": "Options for Android, version 2; excludes android.",
        "apns": "Options for Apple devices.",
        "webpush": "Options for browsers.",
        "fcm_options": "Options that every platform has.",
        "name": "Given by the service in its answer.",
    ]

    static let fcmNotification = [
        "title": "The first line.",
        "body": "The text.",
        "image": "The https address of a picture.",
    ]

    static let fcmOptions = [
        "analytics_label": "What deliveries are counted under: 1 to 50 ASCII letters, digits, - _ . ~ and %.",
        "image": "The https address of a picture, for a service extension to add.",
        "link": "The https address that a click opens.",
    ]

    static let android = [
        "priority": "\"high\" wakes a sleeping device, \"normal\" waits.",
        "notification": "What Android shows, in place of the message's notification.",
        "collapse_key": "A later message with the same one replaces the earlier while the device is away.",
        "ttl": "How long the message is kept, in seconds with an s: \"0s\" to \"2419200s\".",
        "restricted_package_name": "The one application that gets the message.",
        "data": "What the application gets, in place of the message's data.",
        "fcm_options": "FCM's options for Android.",
        "direct_boot_ok": "Whether it is delivered before the device is unlocked for the first time.",
        "bandwidth_constrained_ok": "Whether it is delivered over a network with little bandwidth.",
        "restricted_satellite_ok": "Whether it is delivered over a restricted satellite network.",
        "remote_notification": "A message that shows a notification.",
        "background_sync": "A message that shows nothing.",
    ]

    static let androidNotification = [
        "title": "The first line.",
        "body": "The text.",
        "icon": "The name of a drawable.",
        "color": "The colour of the icon, as #RRGGBB.",
        "sound": "The name of a sound, or \"default\".",
        "tag": "A later notification with the same one replaces the earlier.",
        "click_action": "The intent filter of the activity that a click starts.",
        "body_loc_key": "The key of a text in the application's strings.",
        "body_loc_args": "What is put into the localised text.",
        "title_loc_key": "The key of a title in the application's strings.",
        "title_loc_args": "What is put into the localised title.",
        "channel_id": "The notification channel, which the application has made.",
        "ticker": "What is read aloud for people who do not see the screen.",
        "sticky": "Whether it stays after a click.",
        "event_time": "The time that the notification is about, such as 2026-12-01T08:00:00Z.",
        "local_only": "Whether it stays on this device, and off a watch.",
        "notification_priority": "How much it interrupts where there are no channels.",
        "default_sound": "Whether the system's sound is played.",
        "default_vibrate_timings": "Whether the device vibrates in the system's pattern.",
        "default_light_settings": "Whether the light blinks in the system's pattern.",
        "vibrate_timings": "Pauses and vibrations in turn, in seconds with an s.",
        "visibility": "What a locked screen shows of it.",
        "notification_count": "What is added to the application's badge.",
        "light_settings": "How the light blinks.",
        "image": "The https address of a picture.",
        "bypass_proxy_notification": "Whether it is shown even if the application has a proxy.",
        "proxy": "Whether the notification may be handed to a proxy.",
        "id": "The number under which Android shows it.",
    ]

    static let lightSettings = [
        "color": "The colour of the light.",
        "light_on_duration": "How long it is on, in seconds with an s.",
        "light_off_duration": "How long it is off, in seconds with an s.",
    ]

    static let colour = [
        "red": "0 to 1.", "green": "0 to 1.", "blue": "0 to 1.", "alpha": "0 is transparent, 1 opaque.",
    ]

    static let remoteNotification = [
        "mutable_content": "Whether the application may change the notification before it is shown.",
        "notification": "What is shown.",
        "use_as_v1_data_message": "Whether it arrives as a data message of version 1.",
    ]

    static let apns = [
        "headers": "Headers for Apple's service; all values are strings.",
        "payload": "The Apple payload: aps, and custom keys beside it.",
        "fcm_options": "FCM's options for Apple devices.",
        "live_activity_token": "The push token of a Live Activity, or the one that starts them.",
    ]

    static let webpush = [
        "headers": "Headers for the web push service; all values are strings.",
        "data": "What the service worker gets, in place of the message's data.",
        "notification": "What the browser shows, as showNotification takes it.",
        "fcm_options": "FCM's options for browsers.",
    ]
}
#endif
