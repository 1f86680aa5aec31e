#if !hasFeature(Embedded)

/// What an editor says about a member: one sentence each, without a full stop where it is a mere noun.
enum SchemaTexts {
    /// A member's schema with its text in front.
    static func described(
        _ schema: SchemaValue, _ name: StaticString, in shape: Shape, isUnderContract: Bool
    ) -> SchemaValue {
        let contract = isUnderContract ? gateway[shape]?[name.description] : nil
        guard let text = contract ?? text(of: name.description, in: shape) else { return schema }
        return SchemaValue(dictionaryLiteral: ("description", .text(text))).taking(schema)
    }

    static func text(of name: String, in shape: Shape) -> String? {
        for texts in texts(of: shape) {
            if let text = texts[name] { return text }
        }
        return nil
    }

    private static func texts(of shape: Shape) -> [[String: String]] {
        switch shape {
        case .appleRoot, .apnsPayload: [appleRoot, identifiers]
        case .aps: [aps]
        case .liveActivityAps: [liveActivity, aps]
        case .alert, .liveActivityAlert: [alert]
        case .localisedText: [alert]
        case .sound: [sound]
        case .apnsHeaders: [headers]
        case .deliveredFCMOptions: [["image": "The address of an image, for a service extension to add."]]
        case .mdmRoot: [["mdm": "The push magic that the device sent when it enrolled.", "aps": "May be left out."]]
        case .gatewayRequest: [request, identifiers]
        case .gatewayContents: [contents]
        case .androidData, .fcmData: [identifiers]
        case .webPushRoot: [webPush]
        case .webPushNotification: [webNotification]
        case .webPushAction: [webAction]
        case .fcmRequest: [fcmRequest]
        case .fcmMessage: [fcmMessage]
        case .fcmNotification: [fcmNotification]
        case .fcmOptions, .fcmAPNSOptions, .fcmWebPushOptions: [fcmOptions]
        case .fcmAndroid, .fcmAndroidV2: [android]
        case .fcmAndroidNotification, .fcmNotificationV2: [androidNotification]
        case .fcmLightSettings: [lightSettings]
        case .fcmColor: [colour]
        case .fcmRemoteNotification: [remoteNotification]
        case .fcmAPNS: [apns]
        case .fcmWebPush: [webpush]
        case .fcmWebPushNotification: [webNotification]
        default: []
        }
    }
}

extension Shape {
    /// What an editor calls an object of this shape.
    var schemaTitle: String {
        switch self {
        case .custom: "Custom content"
        case .appleRoot: "Apple payload"
        case .apnsPayload: "Apple payload within an FCM message"
        case .aps: "What the system reads"
        case .liveActivityAps: "What the system reads of a Live Activity"
        case .alert, .liveActivityAlert: "Alert"
        case .localisedText: "Localised text"
        case .sound: "Sound of a critical alert"
        case .gatewayRequest: "Announcement"
        case .gatewayContents: "Texts by language"
        case .deliveredFCMOptions: "FCM options, as they arrive"
        case .apnsHeaders: "Headers for Apple's service"
        case .mdmRoot: "Device management wake-up"
        case .walletRoot: "Wallet pass update"
        case .webPushRoot: "Declarative web push message"
        case .webPushNotification: "Web notification"
        case .webPushAction: "Button of a web notification"
        case .androidData: "Data map"
        case .fcmRequest: "FCM request"
        case .fcmMessage: "FCM message"
        case .fcmNotification: "Notification for every platform"
        case .fcmData: "Custom data for every platform"
        case .fcmOptions: "FCM options"
        case .fcmAndroid: "Options for Android"
        case .fcmAndroidData: "Custom data for Android"
        case .fcmAndroidNotification: "Notification for Android"
        case .fcmLightSettings: "Light of the device"
        case .fcmColor: "Colour"
        case .fcmAndroidV2: "Options for Android, version 2"
        case .fcmRemoteNotification: "Notification message, version 2"
        case .fcmNotificationV2: "Notification for Android, version 2"
        case .fcmBackgroundSync: "Background synchronisation"
        case .fcmAPNS: "Options for Apple devices"
        case .fcmAPNSOptions: "FCM options for Apple devices"
        case .fcmWebPush: "Options for browsers"
        case .fcmWebPushHeaders: "Headers for the web push service"
        case .fcmWebPushData: "Custom data for browsers"
        case .fcmWebPushNotification: "Notification for browsers"
        case .fcmWebPushOptions: "FCM options for browsers"
        }
    }
}
#endif
