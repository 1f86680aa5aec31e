internal import JSONReading

/// The members of an FCM message's options for web browsers.
///
/// https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages#WebpushConfig
enum FCMWebShapes {
    static let config = MemberTable(
        [
            MemberEntry("headers", .object, shape: .fcmWebPushHeaders),
            MemberEntry("data", .object, shape: .fcmWebPushData),
            MemberEntry("notification", .object, shape: .fcmWebPushNotification),
            MemberEntry("fcm_options", or: "fcmOptions", .object, shape: .fcmWebPushOptions),
        ], others: .check { $0.reportUnknownField($1, of: .fcmWebPush) })

    static let headers = MemberTable([], others: .check { $0.checkWebPushHeader($1) })

    static let data = MemberTable([], others: .check { $0.checkDataMember($1, of: "message.webpush.data") })

    /// What a browser's `showNotification` reads; anything may stand beside it.
    ///
    /// https://notifications.spec.whatwg.org/#dictdef-notificationoptions
    static let notification = MemberTable(
        [
            MemberEntry("title", .string, isVisible: true),
            MemberEntry("body", .string, isVisible: true),
            MemberEntry("icon", .string),
            MemberEntry("image", .string) { $0.checkImage($1) },
            MemberEntry("badge", .string),
            MemberEntry("tag", .string),
            MemberEntry("lang", .string),
            MemberEntry("dir", .string) { $0.checkWord($1, FCMWords.directions) },
            MemberEntry("actions", .array, elements: .object),
            MemberEntry("renotify", .bool),
            MemberEntry("requireInteraction", .bool),
            MemberEntry("silent", .bool),
        ], others: .custom)

    static let options = MemberTable(
        [
            MemberEntry("link", .string) { $0.checkWebLink($1) },
            MemberEntry("analytics_label", or: "analyticsLabel", .string) { $0.checkAnalyticsLabel($1) },
        ], others: .check { $0.reportUnknownField($1, of: .fcmWebPushOptions) })
}
