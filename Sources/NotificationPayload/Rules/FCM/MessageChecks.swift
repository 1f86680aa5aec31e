internal import JSONReading

extension Inspection {
    /// The rules across a message's keys, once all of them have been visited.
    mutating func checkMessage(_ node: JSONNode) {
        checkTarget(of: node)
        if let newer = fcm.androidV2, fcm.android != nil { reportBothAndroidConfigs(newer) }
        checkHeadersFit()
        checkAlertsAgree()
        checkDataKeyCollisions()
        checkMessageSize(node)
    }
}
