internal import JSONReading

extension Rule {
    /// The export of delivery metrics will skip the payload.
    static let deliveryExportSkipped = Rule("delivery-export-skipped", severity: .info)
    /// The export of delivery metrics will raise an exception.
    static let deliveryExportRaises = Rule("delivery-export-raises", severity: .info)
}

/// What the FCM SDK's delivery export needs of a payload as it arrives.
enum DeliveryExport {
    static let check: ObjectCheck = { inspection, root in
        guard inspection.kind == .delivered, isFromFCM(root, inspection.document) else { return }
        let document = inspection.document
        for member in document.members(root)
        where document.equals(member.name, "aps") && document.kind(member.value) == .string {
            inspection.report(
                .deliveryExportRaises, at: .part(root, document.range(member.name)),
                "\"aps\" is a string, on which the delivery export raises an exception",
                help: "an extension that exports delivery should look at \"aps\" first")
            return
        }
        for name: StaticString in ["google.c.sender.id", "gcm.message_id", "google.c.fid"] {
            let value = document.member(name, of: root)
            if let value, document.kind(value) == .string { continue }
            report(name, value, root, &inspection)
            return
        }
    }

    /// What other senders deliver is not counted by FCM's export anyway.
    private static func isFromFCM(_ root: JSONNode, _ document: JSONDocument) -> Bool {
        for member in document.members(root) where FCMKeys.isFCMs(member.name, in: document) { return true }
        return false
    }

    private static func report(
        _ name: StaticString, _ value: JSONNode?, _ root: JSONNode, _ inspection: inout Inspection
    ) {
        // The values are identifiers of an installation and of a sender: they are not shown.
        let anchor: Anchor = value.map { .value($0) } ?? .absent(name.description, in: root)
        inspection.report(
            .deliveryExportSkipped, at: anchor,
            "\"\(name)\" is \(value == nil ? "missing" : "not a string"), so the delivery export skips this payload",
            help: "nothing to do where deliveries are not exported")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let deliveryExportSkipped = RuleDescription(
        .deliveryExportSkipped, family: .apple,
        summary: "The export of delivery metrics will skip the payload.",
        reason: """
            The FCM SDK reports a delivery only when google.c.sender.id, gcm.message_id and google.c.fid are there as \
            strings; else it says nothing and counts nothing.
            """,
        wrong: Example(
            #"{"aps":{"alert":"Doors open"},"gcm.message_id":"1","google.c.sender.id":"2"}"#, as: .delivered),
        right: Example(
            """
            {"aps":{"alert":"Doors open"},"gcm.message_id":"1","google.c.sender.id":"2","google.c.fid":"example"}
            """, as: .delivered),
        documents: ["firebase-ios-sdk: FIRMessagingExtensionHelper"])

    static let deliveryExportRaises = RuleDescription(
        .deliveryExportRaises, family: .apple,
        summary: "The export of delivery metrics will raise an exception.",
        reason: "The FCM SDK asks \"aps\" for its members without looking whether it is an object.",
        wrong: Example(#"{"aps":"{}","gcm.message_id":"1"}"#, as: .delivered),
        right: Example(
            #"{"aps":{"alert":"Doors open"},"gcm.message_id":"1"}"#, as: .delivered),
        documents: ["firebase-ios-sdk: FIRMessagingExtensionHelper"])
}
#endif
