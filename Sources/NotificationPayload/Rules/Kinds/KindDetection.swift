package import JSONReading

extension PayloadKind {
    /// What a payload is, by what it holds: the first that fits. VoIP and Wallet pushes hold nothing of their own, so
    /// they are never detected.
    package static func detect(_ document: JSONDocument) -> PayloadKind {
        let root = document.rootNode
        guard document.kind(root) == .object else { return .unknown }
        let aps = document.member("aps", of: root)
        if let aps, document.kind(aps) == .object { return appleKind(document, root, aps) }
        if isRequest(document, root) { return .fcm }
        if document.member("roles", of: root) != nil, document.member("contents", of: root) != nil {
            return .gatewayRequest
        }
        if isLegacyRequest(document, root) { return .legacyFCM }
        if isDeliveredByFCM(document, root) { return .delivered }
        if aps != nil { return .apns }
        return smallKind(document, root)
    }

    private static func appleKind(_ document: JSONDocument, _ root: JSONNode, _ aps: JSONNode) -> PayloadKind {
        if document.member("Simulator Target Bundle", of: root) != nil { return .simulator }
        if isDeliveredByFCM(document, root) { return .delivered }
        let isLiveActivity =
            document.member("event", of: aps) != nil || document.member("content-state", of: aps) != nil
            || document.member("attributes-type", of: aps) != nil
        return isLiveActivity ? .liveActivity : .apns
    }

    private static func isDeliveredByFCM(_ document: JSONDocument, _ root: JSONNode) -> Bool {
        for (name, _) in document.members(root) {
            // Both begin with a g: most names are told apart by one byte.
            guard document.utf8(name).first == UInt8(ascii: "g") else { continue }
            if document.equals(name, "gcm.message_id") || document.hasPrefix("google.c.", name) { return true }
        }
        return false
    }

    /// An FCM v1 request, or the message of one without its wrapper.
    private static func isRequest(_ document: JSONDocument, _ root: JSONNode) -> Bool {
        if let message = document.member("message", of: root), document.kind(message) == .object { return true }
        if document.hasAny(["validate_only", "validateOnly"], of: root) { return true }
        return document.hasAny(["token", "topic", "condition", "fid"], of: root)
            && document.hasAny(["notification", "data", "android", "apns", "webpush"], of: root)
    }

    private static func isLegacyRequest(_ document: JSONDocument, _ root: JSONNode) -> Bool {
        guard
            document.hasAny(
                [
                    "to", "registration_ids", "time_to_live", "content_available", "mutable_content", "dry_run",
                ], of: root)
        else { return false }
        return !VendorRequest.isForExpo(document, root)
    }

    private static func smallKind(_ document: JSONDocument, _ root: JSONNode) -> PayloadKind {
        if document.member("mdm", of: root) != nil { return .mdm }
        if let version = document.member("web_push", of: root), document.kind(version) == .number,
            document.number(version) == JSONNumber("8030".utf8), document.member("notification", of: root) != nil
        {
            return .webPush
        }
        for (name, value) in document.members(root) where document.kind(value) == .string {
            if document.equals(name, "push_id") || document.equals(name, "event_id") { return .androidData }
        }
        return .unknown
    }
}

extension JSONDocument {
    /// Whether an object has a member of one of the names.
    func hasAny(_ names: [StaticString], of node: JSONNode) -> Bool {
        for name in names where member(name, of: node) != nil { return true }
        return false
    }

    /// Whether an object has members of all of the names.
    func hasAll(_ names: [StaticString], of node: JSONNode) -> Bool {
        for name in names where member(name, of: node) == nil { return false }
        return true
    }

    /// The value of the member of that name, where it is of that kind.
    func member(_ name: StaticString, _ kind: JSONKind, of node: JSONNode) -> JSONNode? {
        guard let value = member(name, of: node), self.kind(value) == kind else { return nil }
        return value
    }
}
