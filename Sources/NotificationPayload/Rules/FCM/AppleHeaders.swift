internal import JSONReading

extension Rule {
    /// A message shows a notification, and its push type says that it runs in the background.
    static let notificationAsBackground = Rule("notification-as-background", severity: .warning)
    /// A message that shows nothing on Apple devices has a push type or a priority of one that does.
    static let dataOnlyNotBackground = Rule("data-only-not-background", severity: .error)
    /// A message's push type is for VoIP, which FCM does not deliver.
    static let voipThroughFCM = Rule("voip-through-fcm", severity: .warning)
}

extension Inspection {
    /// Headers are a map of strings to the service, before they mean anything to Apple's.
    mutating func checkAppleHeaders(_ member: Member) {
        fcm.headers = member.value
        for (name, value) in document.members(member.value) where document.kind(value) != .string {
            reportDataValueType(
                Member(name: name, value: value, object: member.value), of: "message.apns.headers")
        }
    }

    /// Holds the headers against what the message does on an Apple device.
    mutating func checkHeadersFit() {
        guard let headers = fcm.headers else { return }
        let pushType = document.member("apns-push-type", of: headers)
        if let pushType, document.equals(pushType, "voip") { return reportVoIP(pushType) }
        switch AppleEffect(of: self) {
        case .alert:
            if let aps = fcm.payload.flatMap({ document.member("aps", of: $0) }), alertText(of: aps) == .visible {
                return checkHeaders(headers, against: aps)
            }
            guard let pushType, document.equals(pushType, "background") else { return }
            report(
                .notificationAsBackground, at: .value(pushType),
                "\"apns-push-type\" is \"background\", but the message shows a notification",
                help: "write \"alert\", or leave the header out")
        case .background:
            checkBackgroundHeaders(pushType, document.member("apns-priority", of: headers))
        case .other:
            break
        }
    }

    private mutating func checkBackgroundHeaders(_ pushType: JSONNode?, _ priority: JSONNode?) {
        let isAlert = pushType.map { document.equals($0, "alert") } ?? false
        let isBackground = pushType.map { document.equals($0, "background") } ?? true
        // Widgets, locations and the like have rules of their own for what they may ask.
        guard isAlert || isBackground else { return }
        if let pushType, isAlert {
            report(
                .dataOnlyNotBackground, at: .value(pushType),
                "\"apns-push-type\" is \"alert\", but the message shows nothing on Apple devices",
                help: "write \"background\", or give it a notification")
        }
        if let priority, document.kind(priority) == .string, !document.equals(priority, "5") {
            let found = Wording.quoted(document.string(priority))
            report(
                .dataOnlyNotBackground, at: .value(priority),
                "\"apns-priority\" is \(found), but the message shows nothing on Apple devices",
                help: "write \"5\", the only priority of a background push")
        }
    }

    private mutating func reportVoIP(_ pushType: JSONNode) {
        report(
            .voipThroughFCM, at: .value(pushType), "\"apns-push-type\" is \"voip\", which FCM does not deliver",
            help: "send VoIP pushes to Apple's service directly, with the token of PushKit")
    }
}

/// What a message does on an Apple device.
private enum AppleEffect {
    case alert
    case background
    /// A Live Activity, a sound or badge alone, or nothing at all.
    case other

    init(of inspection: Inspection) {
        let document = inspection.document
        let facts = inspection.fcm
        let aps = facts.payload.flatMap { document.member("aps", of: $0) }
        if facts.liveActivityToken != nil || document.hasMember(of: ["event"], in: aps) {
            self = .other
        } else if document.isFilledObject(facts.notification) || aps.map({ inspection.alertText(of: $0) }) == .visible {
            self = .alert
        } else if document.hasMember(of: ["alert", "badge", "sound"], in: aps) {
            self = .other
        } else {
            self = facts.payload != nil || document.isFilledObject(facts.data) ? .background : .other
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let notificationAsBackground = RuleDescription(
        .notificationAsBackground, family: .fcm,
        summary: "A message shows a notification, and its push type says that it runs in the background.",
        reason: "Apple's service may hold back, bundle or drop background pushes, and the notification with them.",
        wrong: Example(
            """
            {"message":{"topic":"news","notification":{"title":"Doors open"},\
            "apns":{"headers":{"apns-push-type":"background"}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"topic":"news","notification":{"title":"Doors open"},\
            "apns":{"headers":{"apns-push-type":"alert"}}}}
            """, as: .fcm),
        documents: ["Apple: Sending notification requests to APNs"])

    static let dataOnlyNotBackground = RuleDescription(
        .dataOnlyNotBackground, family: .fcm,
        summary: "A message that shows nothing on Apple devices has the push type or the priority of one that does.",
        reason: """
            To Apple devices a message of data alone is a background push. FCM and Apple's service allow it the push \
            type background and priority 5 only.
            """,
        wrong: Example(
            #"{"message":{"topic":"news","data":{"k":"v"},"apns":{"headers":{"apns-priority":"10"}}}}"#, as: .fcm),
        right: Example(
            #"{"message":{"topic":"news","data":{"k":"v"},"apns":{"headers":{"apns-priority":"5"}}}}"#, as: .fcm),
        documents: [
            "Firebase: FCM HTTP v1 API, Message", "Apple: Pushing background updates to your App",
            "firebase-php issue 700",
        ])

    static let voipThroughFCM = RuleDescription(
        .voipThroughFCM, family: .fcm,
        summary: "A message's push type is voip, which FCM does not deliver.",
        reason: """
            FCM sends to the token that an app got for notifications. A VoIP push needs PushKit's token and a topic \
            that ends in .voip, which FCM has not.
            """,
        wrong: Example(
            """
            {"message":{"token":"TOKEN","data":{"call":"7"},"apns":{"headers":{"apns-push-type":"voip"},\
            "payload":{"aps":{"alert":"Call"}}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"token":"TOKEN","data":{"call":"7"},"apns":{"headers":{"apns-push-type":"alert"},\
            "payload":{"aps":{"alert":"Call"}}}}}
            """, as: .fcm),
        documents: ["Apple: Responding to VoIP Notifications from PushKit"])
}
#endif
