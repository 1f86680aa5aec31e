internal import JSONReading

extension Rule {
    /// A data key has the name of a key of the Apple payload, where both end up.
    static let dataKeyCollision = Rule("data-key-collision", severity: .warning)
}

extension Inspection {
    /// Looks for custom keys of `apns.payload` among the data's.
    mutating func checkDataKeyCollisions() {
        guard let data = fcm.data, let payload = fcm.payload, !document.isEmpty(data) else { return }
        var custom: [ArraySlice<UInt8>: JSONNode] = [:]
        for (name, value) in document.members(payload) where !document.equals(name, "aps") {
            custom[document.utf8(name)] = value
        }
        guard !custom.isEmpty else { return }
        for (key, value) in document.members(data) {
            guard let other = custom[document.utf8(key)], !isSameText(value, other) else { continue }
            reportDataKeyCollision(key, "the key of that name in \"apns.payload\"")
        }
    }

    mutating func reportDataKeyCollision(_ name: JSONNode, _ other: String) {
        report(
            .dataKeyCollision, at: .name(name),
            "\(quoted(name)) arrives on Apple devices in the same place as \(other)",
            help: "choose another key: only one of the two can be there")
    }

    private func isSameText(_ first: JSONNode, _ second: JSONNode) -> Bool {
        document.kind(first) == .string && document.kind(second) == .string
            && document.utf8(first) == document.utf8(second)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let dataKeyCollision = RuleDescription(
        .dataKeyCollision, family: .fcm,
        summary: "A data key has the name of a key of the Apple payload, where both end up.",
        reason: """
            FCM puts the keys of data and of apns.payload into one dictionary for Apple devices. Of two with the same \
            name only one arrives.
            """,
        wrong: Example(
            """
            {"message":{"topic":"news","data":{"hall":"A"},\
            "apns":{"payload":{"aps":{"alert":"Doors open"},"hall":"B"}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"topic":"news","data":{"hall":"A"},\
            "apns":{"payload":{"aps":{"alert":"Doors open"},"apple_hall":"B"}}}}
            """, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, ApnsConfig"])
}
#endif
