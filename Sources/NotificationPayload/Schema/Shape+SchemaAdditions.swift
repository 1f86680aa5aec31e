#if !hasFeature(Embedded)

/// What is said about objects as wholes, which for the walk stands in the checks of objects: required members,
/// members that exclude each other, names that mean something else.
extension Shape {
    /// Whether a member belongs into the schema of the object: one that is known only to be reported does not.
    func isWritten(_ entry: MemberEntry, in kind: PayloadKind) -> Bool {
        switch self {
        case .appleRoot, .apnsPayload:
            kind == .simulator || !entry.name.description.utf8.elementsEqual("Simulator Target Bundle".utf8)
        case .aps:
            !AppleSchema.liveActivityKeys.contains { $0.description == entry.name.description }
        default:
            true
        }
    }

    /// Keywords of the object.
    func schemaAdditions(in kind: PayloadKind) -> SchemaValue {
        switch self {
        case .appleRoot, .apnsPayload: AppleSchema.root(self, in: kind)
        case .aps: AppleSchema.aps(in: kind)
        case .liveActivityAps: AppleSchema.liveActivityAps
        case .alert, .liveActivityAlert: AppleSchema.alert
        case .localisedText: AppleSchema.localisedText
        case .sound: .requiring("name", "critical")
        case .apnsHeaders: AppleSchema.headers
        case .mdmRoot: .requiring("mdm")
        case .webPushRoot: .requiring("web_push", "notification")
        case .webPushNotification: AppleSchema.webNotification
        case .webPushAction: .requiring("action", "title", "navigate")
        case .fcmRequest: .requiring("message")
        case .fcmMessage: FCMSchema.message
        case .fcmData, .fcmAndroidData, .fcmWebPushData: FCMSchema.data
        case .fcmLightSettings: FCMSchema.lightSettings
        case .fcmAndroidNotification, .fcmNotificationV2: FCMSchema.androidNotification
        case .fcmWebPushHeaders: FCMSchema.webPushHeaders
        default: .anything
        }
    }
}
#endif
