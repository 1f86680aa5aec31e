internal import JSONReading

/// What a program logged of a notification that it received: nothing that can be sent.
enum ReceivedDump {
    static func resemblance(of document: JSONDocument) -> Resemblance? {
        let root = document.rootNode
        if document.hasAny(["messageId", "message_id", "google.message_id"], of: root),
            document.hasAny(["sentTime", "from", "senderId", "messageType", "google.sent_time"], of: root)
        {
            return dump("a RemoteMessage as an FCM client received it")
        }
        if document.hasAny(["actionIdentifier", "UNNotificationUserInfo", "notificationUID"], of: root) {
            return dump("a notification response as an Apple client received it")
        }
        for (name, value) in document.members(root) {
            if let kind = clientKind(document, name) { return dump(kind) }
            guard document.kind(value) == .object else { continue }
            for (inner, _) in document.members(value) {
                if let kind = clientKind(document, inner) { return dump(kind) }
            }
        }
        return nil
    }

    /// What a name says that only a client adds.
    private static func clientKind(_ document: JSONDocument, _ name: JSONNode) -> String? {
        if document.hasPrefix("android.", name) { return "an Android notification as a client received it" }
        if document.hasPrefix("google.", name) || document.hasPrefix("gcm.", name) {
            return "a message as an FCM client received it"
        }
        return nil
    }

    private static func dump(_ name: String) -> Resemblance {
        Resemblance(name, "inspect the request that was sent, or the payload alone")
    }
}
