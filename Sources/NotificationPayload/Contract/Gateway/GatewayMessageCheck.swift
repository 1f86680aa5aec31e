internal import JSONReading

/// The message that the gateway sends to FCM.
extension Inspection {
    mutating func checkGatewayMessage(_ message: JSONNode) {
        guard document.kind(message) == .object else { return }
        let topic = checkGatewayTarget(message)
        checkGatewayNotification(message)
        let ids = checkGatewayMessageData(message)
        checkGatewayAndroid(required("android", in: message, .object))
        checkGatewayAPNs(required("apns", in: message, .object))
        checkGatewayLabel(message, pushID: ids.push)
        checkTopicAgreement(topic, eventID: ids.event)
        checkMembers(of: message, ["topic", "notification", "data", "android", "apns", "fcm_options", "fcmOptions"])
        checkContractMessageSize(message)
    }

    private mutating func checkGatewayNotification(_ message: JSONNode) {
        guard let notification = required("notification", in: message, .object) else { return }
        checkTitle(required("title", in: notification, .string))
        checkBody(required("body", in: notification, .string), named: "body")
        checkMembers(of: notification, ["title", "body"], forbidden: ["image"])
    }

    private mutating func checkGatewayMessageData(_ message: JSONNode) -> (event: JSONNode?, push: JSONNode?) {
        guard let data = required("data", in: message, .object) else { return (nil, nil) }
        let ids = checkIdentifiers(in: data)
        checkMembers(of: data, ["event_id", "push_id", "uri"])
        return ids
    }

    private mutating func checkGatewayAndroid(_ android: JSONNode?) {
        guard let android else { return }
        requireText("normal", for: "priority", in: android)
        checkLifetime(required("ttl", in: android, .string))
        if let notification = required("notification", in: android, .object) {
            requireText(GatewayContract.channel, for: "channel_id", or: "channelId", in: notification)
            requireText(GatewayContract.sound, for: "sound", in: notification)
            if let vibrates = required(
                "default_vibrate_timings", or: "defaultVibrateTimings", in: notification, .bool),
                !document.isTrue(vibrates)
            {
                reportContractValue(vibrates, "default_vibrate_timings", sends: "true")
            }
            checkMembers(
                of: notification,
                ["channel_id", "channelId", "sound", "default_vibrate_timings", "defaultVibrateTimings"],
                forbidden: [
                    "image", "title_loc_key", "titleLocKey", "title_loc_args", "titleLocArgs", "notification_count",
                    "notificationCount",
                ])
        }
        checkMembers(of: android, ["priority", "ttl", "notification"])
    }

    private mutating func checkGatewayAPNs(_ apns: JSONNode?) {
        guard let apns else { return }
        if let headers = required("headers", in: apns, .object) {
            requireText("5", for: "apns-priority", in: headers)
            requireText("alert", for: "apns-push-type", in: headers)
            checkExpiration(required("apns-expiration", in: headers, .string))
            checkMembers(of: headers, ["apns-priority", "apns-push-type", "apns-expiration"])
        }
        if let payload = required("payload", in: apns, .object) {
            checkGatewaySettings(required("aps", in: payload, .object), alsoKnown: [])
            checkMembers(of: payload, ["aps"])
        }
        checkMembers(of: apns, ["headers", "payload"], forbidden: [])
    }

    private mutating func checkGatewayLabel(_ message: JSONNode, pushID: JSONNode?) {
        let name: StaticString = document.member("fcmOptions", of: message) == nil ? "fcm_options" : "fcmOptions"
        guard let options = required(name, in: message, .object) else { return }
        let label = required("analytics_label", or: "analyticsLabel", in: options, .string)
        checkLabelAgreement(label, "analytics_label", pushID: pushID)
        checkMembers(of: options, ["analytics_label", "analyticsLabel"])
    }
}
