internal import JSONReading

extension Rule {
    /// A background push has another priority than 5.
    static let backgroundPriority = Rule("background-priority-not-5", severity: .error)
    /// A push with a visible alert says that it is a background push.
    static let alertAsBackground = Rule("alert-with-background-type", severity: .warning)
}

/// What the headers of a push say together.
enum BackgroundPriority {
    /// The push type background goes with priority 5; without the header the service takes 10.
    static let check: ObjectCheck = { inspection, headers in
        let document = inspection.document
        guard inspection.isBackground(headers), let priority = document.member("apns-priority", of: headers),
            document.kind(priority) == .string, !document.equals(priority, "5")
        else { return }
        let found = Wording.quoted(document.string(priority))
        inspection.report(
            .backgroundPriority, at: .value(priority),
            "\"apns-priority\" is \(found), but push type background needs \"5\"", help: "write \"5\"")
    }
}

extension Inspection {
    /// Whether headers declare a background push.
    func isBackground(_ headers: JSONNode) -> Bool {
        guard let type = document.member("apns-push-type", of: headers) else { return false }
        return document.kind(type) == .string && document.equals(type, "background")
    }

    /// Holds headers against the `aps` that they are sent with: a visible alert is no background push.
    ///
    /// For whoever has both at hand, which in an FCM message is `message.apns`.
    mutating func checkHeaders(_ headers: JSONNode, against aps: JSONNode) {
        guard isBackground(headers), let type = document.member("apns-push-type", of: headers),
            alertText(of: aps) == .visible
        else { return }
        report(
            .alertAsBackground, at: .value(type), "\"apns-push-type\" is \"background\", but there is a visible alert",
            help: "write \"alert\"")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let backgroundPriority = RuleDescription(
        .backgroundPriority, family: .apple,
        summary: "A background push has another priority than 5.",
        reason: "The service refuses a background push with priority 10, because it must not wake a device at once.",
        wrong: Example(
            """
            {"message":{"token":"t","data":{"k":"v"},"apns":{"headers":{"apns-push-type":"background",\
            "apns-priority":"1"},"payload":{"aps":{"content-available":1}}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"token":"t","data":{"k":"v"},"apns":{"headers":{"apns-push-type":"background",\
            "apns-priority":"5"},"payload":{"aps":{"content-available":1}}}}}
            """, as: .fcm),
        documents: ["Apple: Pushing background updates to your app"])

    static let alertAsBackground = RuleDescription(
        .alertAsBackground, family: .apple,
        summary: "A push with a visible alert says that it is a background push.",
        reason: "The system may hold it back or drop it like any background push, and the person does not see it.",
        wrong: Example(
            """
            {"message":{"token":"t","apns":{"headers":{"apns-push-type":"background","apns-priority":"5"},\
            "payload":{"aps":{"alert":"Doors open"}}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"token":"t","apns":{"headers":{"apns-push-type":"alert","apns-priority":"5"},\
            "payload":{"aps":{"alert":"Doors open"}}}}}
            """, as: .fcm),
        documents: ["Apple: Sending notification requests to APNs"])
}
#endif
