internal import JSONReading

/// The members of an FCM message's options for Apple devices.
///
/// https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages#ApnsConfig
enum FCMAppleShapes {
    static let config = MemberTable(
        [
            MemberEntry("headers", .object, shape: .apnsHeaders) { $0.checkAppleHeaders($1) },
            MemberEntry("payload", .object, shape: .apnsPayload) { $0.checkApplePayload($1) },
            MemberEntry("fcm_options", or: "fcmOptions", .object, shape: .fcmAPNSOptions),
            MemberEntry("live_activity_token", or: "liveActivityToken", .string) {
                $0.fcm.liveActivityToken = $1.value
            },
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmAPNS) })

    static let options = MemberTable(
        [
            MemberEntry("analytics_label", or: "analyticsLabel", .string, form: .text(.analyticsLabel)),
            MemberEntry("image", .string, form: .text(.image)),
        ], others: .unknown { $0.reportUnknownField($1, of: .fcmAPNSOptions) })
}
