internal import JSONReading

extension Rule {
    /// A background push has another priority than 5.
    static let backgroundPriority = Rule("background-priority-not-5", severity: .error)
}

/// What the headers of a push say together.
enum BackgroundPriority {
    /// The push type background goes with priority 5; without the header the service takes 10.
    static let check: ObjectCheck = { inspection, headers in
        let document = inspection.document
        guard let type = document.member("apns-push-type", of: headers), document.equals(type, "background"),
            let priority = document.member("apns-priority", of: headers), document.kind(priority) == .string,
            !document.equals(priority, "5")
        else { return }
        let found = Wording.quoted(document.string(priority))
        inspection.report(
            .backgroundPriority, at: .value(priority),
            "\"apns-priority\" is \(found), but push type background needs \"5\"", help: "write \"5\"")
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
}
#endif
