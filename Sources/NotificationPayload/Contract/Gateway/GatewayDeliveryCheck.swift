internal import JSONReading

/// What arrives on a device.
extension Inspection {
    /// A payload on an Apple device, or one that is to become one: a file for the simulator, a body for APNs.
    mutating func checkGatewayDelivery(_ root: JSONNode) {
        if let aps = required("aps", in: root, .object) {
            checkGatewayAlert(aps)
            checkGatewaySettings(aps, alsoKnown: ["alert"])
        }
        let ids = checkIdentifiers(in: root)
        checkLabelAgreement(optional("google.c.a.m_l", in: root, .string), "google.c.a.m_l", pushID: ids.push)
        checkMembers(
            of: root, ["aps", "event_id", "push_id", "uri", "fcm_options", "Simulator Target Bundle"],
            orPrefixes: ["gcm.", "google."])
    }

    /// The data map of an Android client.
    mutating func checkGatewayData(_ root: JSONNode) {
        _ = checkIdentifiers(in: root)
        checkMembers(of: root, ["event_id", "push_id", "uri"], orPrefixes: ["gcm.", "google."])
    }

    private mutating func checkGatewayAlert(_ aps: JSONNode) {
        guard let alert = required("alert", in: aps, .object) else { return }
        checkTitle(required("title", in: alert, .string))
        checkBody(required("body", in: alert, .string), named: "body")
        checkMembers(
            of: alert, ["title", "body"],
            forbidden: ["title-loc-key", "title-loc-args", "loc-key", "loc-args", "subtitle-loc-key", "launch-image"])
    }

    /// What stands in `aps` beside the alert.
    mutating func checkGatewaySettings(_ aps: JSONNode?, alsoKnown: [StaticString]) {
        guard let aps else { return }
        requireText(GatewayContract.sound, for: "sound", in: aps)
        checkMutableContent(in: aps)
        checkMembers(
            of: aps, ["sound", "mutable-content"] + alsoKnown,
            forbidden: ["badge", "category", "thread-id", "content-available"])
    }

    /// The number 1, and nothing that only means it.
    private mutating func checkMutableContent(in aps: JSONNode) {
        guard let flag = document.member("mutable-content", of: aps) else {
            reportMissing("mutable-content", in: aps)
            return
        }
        guard document.kind(flag) != .number || !document.equals(flag, "1") else { return }
        reportContractValue(flag, "mutable-content", sends: "the number 1")
    }

    /// The identifiers and the link, wherever they stand.
    mutating func checkIdentifiers(in object: JSONNode) -> (event: JSONNode?, push: JSONNode?) {
        let event = required("event_id", in: object, .string)
        checkEventID(event)
        let push = required("push_id", in: object, .string)
        checkPushID(push)
        checkLink(in: object)
        return (event, push)
    }
}
