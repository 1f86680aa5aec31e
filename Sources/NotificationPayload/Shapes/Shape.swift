/// The kinds of objects that the rules know, each with the table of its members.
enum Shape: UInt8, Sendable, Hashable {
    // Custom content, anywhere.
    case custom
    // An Apple payload.
    case appleRoot
    case aps
    case alert
    case sound
    // An FCM request.
    case apnsHeaders
    case apnsPayload
    case fcmRequest
    case fcmMessage
    case fcmNotification
    case fcmData
    case fcmOptions
    case fcmAndroid
    case fcmAndroidData
    case fcmAndroidNotification
    case fcmLightSettings
    case fcmColor
    case fcmAndroidV2
    case fcmRemoteNotification
    case fcmNotificationV2
    case fcmBackgroundSync
    case fcmAPNS
    case fcmAPNSOptions
    case fcmWebPush
    case fcmWebPushHeaders
    case fcmWebPushData
    case fcmWebPushNotification
    case fcmWebPushOptions

    var table: MemberTable? {
        switch self {
        case .custom: nil
        case .appleRoot: AppleShapes.root
        case .aps: AppleShapes.aps
        case .alert: AppleShapes.alert
        case .sound: AppleShapes.sound
        case .apnsHeaders: AppleShapes.headers
        case .apnsPayload: AppleShapes.payload
        case .fcmRequest: FCMShapes.request
        case .fcmMessage: FCMShapes.message
        case .fcmNotification: FCMShapes.notification
        case .fcmData: FCMShapes.data
        case .fcmOptions: FCMShapes.options
        case .fcmAndroid: FCMAndroidShapes.config
        case .fcmAndroidData: FCMAndroidShapes.data
        case .fcmAndroidNotification: FCMAndroidShapes.notification
        case .fcmLightSettings: FCMAndroidShapes.lightSettings
        case .fcmColor: FCMAndroidShapes.color
        case .fcmAndroidV2: FCMAndroidShapes.configV2
        case .fcmRemoteNotification: FCMAndroidShapes.remoteNotification
        case .fcmNotificationV2: FCMAndroidShapes.notificationV2
        case .fcmBackgroundSync: FCMAndroidShapes.backgroundSync
        case .fcmAPNS: FCMAppleShapes.config
        case .fcmAPNSOptions: FCMAppleShapes.options
        case .fcmWebPush: FCMWebShapes.config
        case .fcmWebPushHeaders: FCMWebShapes.headers
        case .fcmWebPushData: FCMWebShapes.data
        case .fcmWebPushNotification: FCMWebShapes.notification
        case .fcmWebPushOptions: FCMWebShapes.options
        }
    }
}

extension PayloadKind {
    /// The shape of the whole payload.
    var shape: Shape {
        switch self {
        case .apns, .delivered, .simulator, .voip, .liveActivity, .mdm: .appleRoot
        case .fcm: .fcmRequest
        default: .custom
        }
    }
}
