internal import JSONReading

/// Finds the message in a request, and runs its rules.
extension Inspection {
    mutating func inspectFCMRequest() {
        let root = document.rootNode
        guard document.kind(root) == .object else { return walk(as: .custom) }
        guard document.member("message", of: root) == nil else { return walk(as: .fcmRequest) }
        let looksLikeMessage = document.hasMember(of: FCMRequest.content, in: root)
        let hasTarget = document.hasMember(of: FCMRequest.targets, in: root)
        if !(looksLikeMessage && hasTarget), document.hasMember(of: LegacyFCM.telltales, in: root) {
            return reportLegacyFCM()
        }
        reportMissingMessage(looksLikeMessage: looksLikeMessage || hasTarget)
        walk(as: looksLikeMessage || hasTarget ? .fcmMessage : .custom)
    }
}

private enum FCMRequest {
    static let targets: [StaticString] = ["token", "topic", "condition", "fid"]
    static let content: [StaticString] = ["notification", "data", "android", "apns", "webpush"]
}

extension JSONDocument {
    /// Whether there is an object that has a member with any of these names.
    func hasMember(of names: [StaticString], in node: JSONNode?) -> Bool {
        guard let node else { return false }
        for name in names where member(name, of: node) != nil { return true }
        return false
    }

    /// Whether there is an object with something in it.
    func isFilledObject(_ node: JSONNode?) -> Bool {
        guard let node, kind(node) == .object else { return false }
        return !isEmpty(node)
    }
}
