internal import JSONReading

/// The kinds of objects that the rules know, each with the table of its members.
enum Shape: UInt8, Sendable, Hashable {
    // Custom content, anywhere.
    case custom
    // An Apple payload.
    case appleRoot
    case apnsPayload
    case aps
    case liveActivityAps
    case alert
    case liveActivityAlert
    case localisedText
    case sound
    // A request to the gateway.
    case gatewayRequest
    case gatewayContents
    case deliveredFCMOptions
    case apnsHeaders
    case mdmRoot
    case walletRoot
    // A declarative web push message.
    case webPushRoot
    case webPushNotification
    case webPushAction
    // The data map of an Android client.
    case androidData
    // An FCM request.
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
        case .apnsPayload: AppleShapes.apnsPayload
        case .aps: AppleShapes.aps
        case .liveActivityAps: AppleShapes.liveActivityAps
        case .alert: AppleShapes.alert
        case .liveActivityAlert: AppleShapes.liveActivityAlert
        case .localisedText: AppleShapes.localisedText
        case .sound: AppleShapes.sound
        case .gatewayRequest: GatewayShapes.request
        case .gatewayContents: GatewayShapes.contents
        case .deliveredFCMOptions: AppleShapes.deliveredFCMOptions
        case .apnsHeaders: AppleShapes.headers
        case .mdmRoot: AppleShapes.mdmRoot
        case .walletRoot: AppleShapes.walletRoot
        case .webPushRoot: WebPushShapes.root
        case .webPushNotification: WebPushShapes.notification
        case .webPushAction: WebPushShapes.action
        case .androidData: AndroidDataShapes.root
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
        case .gatewayRequest: .gatewayRequest
        case .apns, .delivered, .simulator, .voip, .liveActivity: .appleRoot
        case .mdm: .mdmRoot
        case .wallet: .walletRoot
        case .webPush: .webPushRoot
        case .androidData: .androidData
        case .fcm: .fcmRequest
        default: .custom
        }
    }
}
