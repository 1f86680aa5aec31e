internal import JSONReading

/// The retired legacy interface: how a request for it is told, and where each of its keys went.
enum LegacyFCM {
    /// Keys that only a legacy request has.
    static let telltales: [StaticString] = [
        "to", "registration_ids", "time_to_live", "content_available", "mutable_content", "dry_run", "raw_data",
        "delay_while_idle", "notification_key",
    ]

    /// What to write instead, key by key, for the keys that are there.
    static func migration(of root: JSONNode, in document: JSONDocument) -> String {
        var steps = ["post {\"message\": …} to https://fcm.googleapis.com/v1/projects/PROJECT/messages:send"]
        for (name, value) in document.members(root) {
            if document.equals(name, "notification"), document.kind(value) == .object {
                notificationSteps(of: value, in: document, &steps)
            } else if let place = place(of: name, value, in: document) {
                append(name, place, in: document, prefix: "", &steps)
            }
        }
        return steps.joined(separator: "; ")
    }

    private static func place(of name: JSONNode, _ value: JSONNode, in document: JSONDocument) -> String? {
        if document.equals(name, "to") { return target(value, in: document) }
        if document.equals(name, "time_to_live") { return timeToLive(value, in: document) }
        if document.equals(name, "priority") { return priority(value, in: document) }
        return find(name, in: keys, document)
    }

    private static func notificationSteps(
        of notification: JSONNode, in document: JSONDocument, _ steps: inout [String]
    ) {
        for (name, _) in document.members(notification) {
            if let place = find(name, in: notificationKeys, document) {
                append(name, place, in: document, prefix: "notification.", &steps)
            }
        }
    }

    private static func append(
        _ name: JSONNode, _ place: String, in document: JSONDocument, prefix: String, _ steps: inout [String]
    ) {
        steps.append("\(prefix)\(document.string(name)) → \(place)")
    }

    private static func find(
        _ name: JSONNode, in places: [(StaticString, StaticString)], _ document: JSONDocument
    ) -> String? {
        for (key, place) in places where document.equals(name, key) { return place.description }
        return nil
    }

    private static func target(_ value: JSONNode, in document: JSONDocument) -> String {
        let text = document.kind(value) == .string ? document.utf8(value) : []
        let prefix = "/topics/".utf8
        guard text.starts(with: prefix) else { return "message.token" }
        let topic = Wording.shortened(String(decoding: text.dropFirst(prefix.count), as: UTF8.self))
        return "message.topic, as \"\(topic)\""
    }

    private static func timeToLive(_ value: JSONNode, in document: JSONDocument) -> String {
        guard document.kind(value) == .number else { return "message.android.ttl, in seconds with an s" }
        let seconds = Wording.shortened(document.string(value))
        return """
            message.android.ttl, as "\(seconds)s", and apns-expiration in message.apns.headers, the Unix time in \
            \(seconds) seconds as text
            """
    }

    private static func priority(_ value: JSONNode, in document: JSONDocument) -> String {
        let isHigh = document.kind(value) == .string && document.equalsInAnyCase(value, "high")
        return """
            message.android.priority, as "\(isHigh ? "high" : "normal")", and apns-priority in message.apns.headers, \
            as "\(isHigh ? "10" : "5")"
            """
    }

    private static let keys: [(StaticString, StaticString)] = [
        ("registration_ids", "message.token, one message for each"),
        ("condition", "message.condition"),
        ("notification_key", "message.token"),
        ("data", "message.data, every value as a string"),
        ("content_available", "message.apns.payload.aps, as \"content-available\": 1"),
        ("mutable_content", "message.apns.payload.aps, as \"mutable-content\": 1"),
        ("collapse_key", "message.android.collapse_key, and apns-collapse-id in message.apns.headers"),
        ("restricted_package_name", "message.android.restricted_package_name"),
        ("direct_boot_ok", "message.android.direct_boot_ok"),
        ("dry_run", "validate_only, beside message"),
        ("fcm_options", "message.fcm_options"),
        ("webpush", "message.webpush"), ("android", "message.android"), ("apns", "message.apns"),
        ("raw_data", "message.data: there is no raw data any more"),
        ("delay_while_idle", "nothing: leave it out"),
    ]

    private static let notificationKeys: [(StaticString, StaticString)] = [
        ("title", "message.notification.title"),
        ("body", "message.notification.body"),
        ("image", "message.notification.image"),
        ("sound", "message.android.notification.sound and message.apns.payload.aps.sound"),
        ("badge", "message.apns.payload.aps.badge, as a number"),
        ("click_action", "message.android.notification.click_action and message.apns.payload.aps.category"),
        ("subtitle", "message.apns.payload.aps.alert.subtitle"),
        ("icon", "message.android.notification.icon"),
        ("color", "message.android.notification.color"),
        ("tag", "message.android.notification.tag"),
        ("android_channel_id", "message.android.notification.channel_id"),
        ("body_loc_key", "message.android.notification.body_loc_key and loc-key in message.apns.payload.aps.alert"),
        ("body_loc_args", "message.android.notification.body_loc_args and loc-args in message.apns.payload.aps.alert"),
        (
            "title_loc_key",
            "message.android.notification.title_loc_key and title-loc-key in message.apns.payload.aps.alert"
        ),
        (
            "title_loc_args",
            "message.android.notification.title_loc_args and title-loc-args in message.apns.payload.aps.alert"
        ),
    ]
}
