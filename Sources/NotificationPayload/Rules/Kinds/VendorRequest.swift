internal import JSONReading

/// Requests to the services that stand in front of APNs and FCM, by the names that only they use.
enum VendorRequest {
    static func resemblance(of document: JSONDocument) -> Resemblance? {
        let root = document.rootNode
        if let topic = SNSMessage.resemblance(of: document) { return topic }
        if isForExpo(document, root) {
            return Resemblance(
                "a request to Expo's push service",
                "post it to Expo, which makes the payloads; what arrives on the device can be inspected")
        }
        if document.member("audience", of: root) != nil, document.hasAny(["notification", "device_types"], of: root) {
            return request("Airship")
        }
        if document.member("app_id", of: root) != nil,
            document.hasAny(
                [
                    "contents", "headings", "included_segments", "include_aliases", "include_player_ids",
                    "include_subscription_ids", "filters", "template_id",
                ], of: root)
        {
            return request("OneSignal")
        }
        if isForBraze(document, root) { return request("Braze") }
        if document.hasAny(["ios_root_params", "android_root_params"], of: root) || isForPushwoosh(document, root) {
            return request("Pushwoosh", "inspect what stands in \"ios_root_params\"")
        }
        if isForHomeAssistant(document, root) {
            return request("Home Assistant's push relay")
        }
        if document.hasAll(["server_id", "type"], of: root), document.hasAny(["ack_id", "channel_id"], of: root) {
            return Resemblance(
                "a notification for the Mattermost push proxy",
                "the proxy makes the payload; inspect what it sends")
        }
        if document.member("interests", of: root) != nil, document.hasAny(["apns", "fcm", "web"], of: root) {
            return Resemblance(
                "a request to Pusher Beams", "inspect what stands in \"apns\" or \"fcm\" by itself")
        }
        return nil
    }

    /// Whether the address is one of Expo's.
    static func isForExpo(_ document: JSONDocument, _ root: JSONNode) -> Bool {
        guard let address = document.member("to", of: root) else { return false }
        if isExpoToken(document, address) { return true }
        for element in document.elements(address) { return isExpoToken(document, element) }
        return false
    }

    private static func isExpoToken(_ document: JSONDocument, _ node: JSONNode) -> Bool {
        guard document.kind(node) == .string else { return false }
        return document.hasPrefix("ExponentPushToken[", node) || document.hasPrefix("ExpoPushToken[", node)
    }

    /// Whether a request has what Huawei's interface has and FCM's, which it is modelled on, has not: a token in an
    /// array, text for data, or an action that is an object.
    static func isForHuawei(_ document: JSONDocument) -> Bool {
        guard let message = document.member("message", .object, of: document.rootNode) else { return false }
        if document.member("token", .array, of: message) != nil { return true }
        if document.member("data", .string, of: message) != nil { return true }
        guard let android = document.member("android", .object, of: message),
            let notification = document.member("notification", .object, of: android)
        else { return false }
        return document.member("click_action", .object, of: notification) != nil
    }

    private static func isForBraze(_ document: JSONDocument, _ root: JSONNode) -> Bool {
        if let messages = document.member("messages", .object, of: root) {
            return document.hasAny(["apple_push", "android_push", "web_push"], of: messages)
        }
        return document.hasAny(["external_user_ids", "app_group_id", "campaign_id"], of: root)
            && document.hasAny(["messages", "recipients", "trigger_properties", "broadcast"], of: root)
    }

    private static func isForPushwoosh(_ document: JSONDocument, _ root: JSONNode) -> Bool {
        guard let request = document.member("request", .object, of: root) else { return false }
        return document.hasAny(["notifications", "application"], of: request)
    }

    private static func isForHomeAssistant(_ document: JSONDocument, _ root: JSONNode) -> Bool {
        guard document.member("message", .string, of: root) != nil else { return false }
        if document.hasAny(["registration_info", "push_token"], of: root) { return true }
        guard let data = document.member("data", .object, of: root) else { return false }
        return document.member("push", of: data) != nil
    }

    private static func request(_ service: String, _ help: String? = nil) -> Resemblance {
        let article = service.hasPrefix("A") || service.hasPrefix("O") ? "an" : "a"
        let name = service.hasPrefix("Home") ? "a request to \(service)" : "\(article) \(service) request"
        return Resemblance(name, help ?? "the service makes the payloads; inspect what arrives on the device")
    }
}
