#if !hasFeature(Embedded)

extension SchemaTexts {
    static let appleRoot = [
        "aps": "What the system reads. Custom keys stand beside it.",
        "Simulator Target Bundle": "The bundle identifier of the application that the simulator delivers to.",
        "fcm_options": "FCM's options for Apple devices; its image is for a service extension.",
        "google.c.a.m_l": "The analytics label of the message: the same as push_id.",
    ]

    static let aps = [
        "alert": "What is shown: an object, or the body alone.",
        "badge": "The number on the application's icon; 0 takes it away. It is set, not added to.",
        "sound": "The name of a sound, \"default\" for the system's, or an object for a critical alert.",
        "relevance-score": "What the system sorts a summary or several Live Activities by: 0 to 1 for notifications.",
        "thread-id": "Groups notifications.",
        "category": "The category whose actions are offered.",
        "target-content-id": "The window or scene that is brought to the front.",
        "filter-criteria": "What a Focus filter of the application is asked with.",
        "content-available": "1 wakes the application in the background. Leave it out instead of 0.",
        "mutable-content": "1 lets the service extension change the notification. Leave it out instead of 0.",
        "interruption-level": "How much the notification may interrupt; \"critical\" needs an entitlement.",
        "content-changed": "true tells widgets and controls to reload.",
        "url-args": "What is put into the address of a Safari website push.",
    ]

    static let liveActivity = [
        "alert": "What tells the person about the start or an update.",
        "event": "Whether the Live Activity starts, is updated or ends.",
        "timestamp": "When the update was made, in seconds since 1970; older ones are ignored.",
        "stale-date": "When the content is out of date, in seconds since 1970.",
        "dismissal-date": "When the ended activity is removed from the lock screen, in seconds since 1970.",
        "content-state": "The changing content, as the application's ContentState decodes it.",
        "attributes-type": "The name of the application's ActivityAttributes type; for a start.",
        "attributes": "The fixed content, as the application's ActivityAttributes decodes it; for a start.",
        "input-push-token": "1 asks for a push token of the started activity; excludes input-push-channel.",
        "input-push-channel": "The channel that the started activity listens to; excludes input-push-token.",
    ]

    static let alert = [
        "title": "The first line, in bold.",
        "subtitle": "The second line.",
        "body": "The text.",
        "sound": "The name of a sound.",
        "launch-image": "The image that is shown while the application starts.",
        "title-loc-key": "The key of a title in the application's localised strings.",
        "title-loc-args": "What is put into the localised title.",
        "subtitle-loc-key": "The key of a subtitle in the application's localised strings.",
        "subtitle-loc-args": "What is put into the localised subtitle.",
        "loc-key": "The key of a text in the application's localised strings.",
        "loc-args": "What is put into the localised text.",
        "action": "The button of a Safari website push; nothing else reads it.",
        "action-loc-key": "A key of older systems, which current ones ignore.",
        "summary-arg": "A key of older systems, which current ones ignore.",
        "summary-arg-count": "A key of older systems, which current ones ignore.",
    ]

    static let sound = [
        "critical": "1 makes a critical alert, which needs an entitlement.",
        "name": "The name of the sound, or \"default\".",
        "volume": "0 is silent, 1 full volume.",
    ]

    static let headers = [
        "apns-push-type": "What the push is; a push that shows something is an \"alert\".",
        "apns-priority": "\"10\" at once, \"5\" considers the battery and is needed for background, \"1\" the most.",
        "apns-expiration": "When Apple gives up, in seconds since 1970 as text; \"0\" is one try.",
        "apns-collapse-id": "A later push with the same one replaces the earlier; at most 64 bytes.",
        "apns-id": "A UUID in lower case that names the push in Apple's answers.",
        "apns-topic": "The bundle identifier, with a suffix for some push types.",
        "apns-channel-id": "The broadcast channel.",
        "apns-request-id": "A UUID in lower case that names the request.",
        "apns-unique-id": "What the Push Notifications Console finds the push by.",
    ]

    static let webPush = [
        "web_push": "8030, the number of RFC 8030: it tells a declarative message from any other JSON.",
        "notification": "What is shown.",
        "app_badge": "The number on the web application's icon.",
        "mutable": "Whether the service worker may replace the notification.",
    ]

    static let webNotification = [
        "title": "The first line.",
        "navigate": "The address that a click opens.",
        "body": "The text.",
        "lang": "The language of the texts.",
        "dir": "The direction of the texts.",
        "tag": "A later notification with the same one replaces the earlier.",
        "image": "The address of a picture.",
        "icon": "The address of an icon.",
        "badge": "The address of a small icon where there is no room.",
        "vibrate": "Milliseconds of vibrating and pausing, in turn.",
        "timestamp": "The time that the notification is about, in milliseconds since 1970.",
        "renotify": "Whether one that replaces another makes itself heard again.",
        "silent": "Whether it makes neither sound nor vibration.",
        "requireInteraction": "Whether it stays until the person reacts.",
        "data": "Custom content.",
        "actions": "The buttons.",
        "app_badge": "The number on the web application's icon.",
    ]

    static let webAction = [
        "action": "The button's name.",
        "title": "What is written on it.",
        "navigate": "The address that it opens.",
        "icon": "The address of its icon.",
    ]
}
#endif
