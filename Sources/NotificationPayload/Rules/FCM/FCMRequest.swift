internal import JSONReading

/// Finds the message in a request, and runs its rules.
extension Inspection {
    /// - Returns: Whether there is a message at all.
    mutating func inspectFCMRequest() -> Bool {
        let root = document.rootNode
        guard document.member("message", of: root) == nil else {
            walk(as: .fcmRequest)
            return true
        }
        let looksLikeMessage = document.hasAny(FCMRequest.content, of: root)
        let hasTarget = document.hasAny(FCMRequest.targets, of: root)
        if !(looksLikeMessage && hasTarget), document.hasAny(LegacyFCM.telltales, of: root) {
            reportLegacyFCM()
            return false
        }
        reportMissingMessage(looksLikeMessage: looksLikeMessage || hasTarget)
        walk(as: looksLikeMessage || hasTarget ? .fcmMessage : .custom)
        return looksLikeMessage || hasTarget
    }
}

private enum FCMRequest {
    static let targets: [StaticString] = ["token", "topic", "condition", "fid"]
    static let content: [StaticString] = ["notification", "data", "android", "apns", "webpush"]
}

extension JSONDocument {
    /// Whether there is an object with something in it.
    func isFilledObject(_ node: JSONNode?) -> Bool {
        guard let node, kind(node) == .object else { return false }
        return !isEmpty(node)
    }
}
