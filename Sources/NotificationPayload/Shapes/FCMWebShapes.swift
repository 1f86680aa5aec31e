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
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmWebPush) })

    static let headers = MemberTable([], others: .strings { $0.checkWebPushHeader($1) })

    static let data = MemberTable([], others: .strings { $0.checkDataMember($1, of: "message.webpush.data") })

    /// What a browser's `showNotification` reads; anything may stand beside it.
    ///
    /// https://notifications.spec.whatwg.org/#dictdef-notificationoptions
    static let notification = MemberTable(
        [
            MemberEntry("title", .string, isVisible: true),
            MemberEntry("body", .string, isVisible: true),
            MemberEntry("icon", .string),
            MemberEntry("image", .string, form: .text(.image)),
            MemberEntry("badge", .string),
            MemberEntry("tag", .string),
            MemberEntry("lang", .string),
            MemberEntry("dir", .string, form: .wordsInAnyCase(FCMWords.directions)),
            MemberEntry("actions", .array, elements: .object),
            MemberEntry("renotify", .bool),
            MemberEntry("requireInteraction", .bool),
            MemberEntry("silent", .bool),
        ], others: .custom)

    static let options = MemberTable(
        [
            MemberEntry("link", .string, form: .text(.webLink)),
            MemberEntry("analytics_label", or: "analyticsLabel", .string, form: .text(.analyticsLabel)),
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmWebPushOptions) })
}
