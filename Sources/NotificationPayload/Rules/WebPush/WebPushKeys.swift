internal import JSONReading

/// What a declarative web push message must hold.
enum WebPushKeys {
    static let checkRoot: ObjectCheck = { inspection, root in
        let document = inspection.document
        if document.member("web_push", of: root) == nil {
            inspection.reportMissing(
                "web_push", in: root, "without it the message goes to the service worker",
                help: "add \"web_push\": 8030")
        }
        if document.member("notification", of: root) == nil {
            inspection.reportMissing("notification", in: root, "a declarative message needs it")
        }
    }

    static let checkNotification: ObjectCheck = { inspection, notification in
        let document = inspection.document
        if document.member("title", of: notification) == nil {
            inspection.reportMissing("title", in: notification, "a declarative message needs it")
        }
        if document.member("navigate", of: notification) == nil {
            let url = document.member("url", of: notification) != nil
            inspection.reportMissing(
                "navigate", in: notification, "a declarative message needs it",
                help: url ? "the address in \"url\" belongs in \"navigate\"" : "write the address that a click opens")
        }
    }

    static let checkAction: ObjectCheck = { inspection, action in
        for name: StaticString in ["action", "title", "navigate"]
        where inspection.document.member(name, of: action) == nil {
            inspection.reportMissing(name, in: action, "an action of a declarative message needs it")
        }
    }

    static let check: MemberCheck = { inspection, member in
        let name = inspection.document.string(member.name)
        // The absence of "navigate" has been said with what to do about it.
        if inspection.document.equals(member.name, "url") { return }
        if let meant = NearestWord.find(name, among: WebPushShapes.notification.allNames) {
            inspection.reportMisspelt(member.name, of: "notification", meant: meant)
        } else {
            inspection.reportUnknown(member.name, of: "notification", help: "custom content goes into \"data\"")
        }
    }
}
