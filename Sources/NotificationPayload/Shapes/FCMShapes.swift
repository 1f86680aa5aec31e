internal import JSONReading

/// The members of an FCM request that are the same for every platform.
///
/// The service reads proto JSON: every field in lowerCamelCase or in snake_case, and no other field.
///
/// https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages
enum FCMShapes {
    static let request = MemberTable(
        [
            MemberEntry("message", .object, shape: .fcmMessage),
            MemberEntry("validate_only", or: "validateOnly", .bool),
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmRequest) })

    static let message = MemberTable(
        [
            MemberEntry("token", .string, form: .text(.target)),
            MemberEntry("topic", .string, form: .text(.topic)),
            MemberEntry("condition", .string, form: .text(.condition)),
            MemberEntry("fid", .string, form: .text(.target)),
            MemberEntry("notification", .object, shape: .fcmNotification) { $0.fcm.notification = $1.value },
            MemberEntry("data", .object, shape: .fcmData) { $0.fcm.data = $1.value },
            MemberEntry("android", .object, shape: .fcmAndroid) { $0.fcm.android = $1.value },
            MemberEntry("android_v2", or: "androidV2", .object, shape: .fcmAndroidV2) {
                $0.fcm.androidV2 = $1.value
            },
            MemberEntry("apns", .object, shape: .fcmAPNS),
            MemberEntry("webpush", .object, shape: .fcmWebPush) { $0.fcm.webpush = $1.value },
            MemberEntry("fcm_options", or: "fcmOptions", .object, shape: .fcmOptions),
            MemberEntry("name", .string),
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmMessage) },
        checks: [{ inspection, node in inspection.checkMessage(node) }])

    static let notification = MemberTable(
        [
            MemberEntry("title", .string, isVisible: true),
            MemberEntry("body", .string, isVisible: true),
            MemberEntry("image", .string, form: .text(.image)),
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmNotification) })

    static let data = MemberTable([], others: .strings { $0.checkDataMember($1, of: "message.data") })

    static let options = MemberTable(
        [
            MemberEntry("analytics_label", or: "analyticsLabel", .string, form: .text(.analyticsLabel))
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmOptions) })
}

extension Shape {
    /// What messages call an object of an FCM request whose fields are all known.
    var fieldOwner: String {
        self == .fcmRequest ? "the request" : "\"\(fieldPath)\""
    }

    private var fieldPath: StaticString {
        switch self {
        case .fcmMessage: "message"
        case .fcmNotification: "message.notification"
        case .fcmOptions: "fcm_options"
        case .fcmAndroid: "message.android"
        case .fcmAndroidNotification: "message.android.notification"
        case .fcmLightSettings: "light_settings"
        case .fcmColor: "color"
        case .fcmAndroidV2: "message.android_v2"
        case .fcmRemoteNotification: "message.android_v2.remote_notification"
        case .fcmNotificationV2: "message.android_v2.remote_notification.notification"
        case .fcmBackgroundSync: "message.android_v2.background_sync"
        case .fcmAPNS: "message.apns"
        case .fcmAPNSOptions: "message.apns.fcm_options"
        case .fcmWebPush: "message.webpush"
        case .fcmWebPushOptions: "message.webpush.fcm_options"
        default: "the object"
        }
    }
}
