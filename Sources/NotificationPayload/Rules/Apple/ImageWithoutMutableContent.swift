internal import JSONReading

extension Rule {
    /// The payload names an image, but does not ask for the service extension that would show it.
    static let imageWithoutMutableContent = Rule("image-without-mutable-content", severity: .warning)
}

/// An image is shown by a service extension, which `mutable-content` starts.
enum ImageWithoutMutableContent {
    static let check: ObjectCheck = { inspection, root in
        guard let aps = inspection.aps, !aps.keys.contains(.mutableContent), inspection.kind != .voip,
            aps.keys.isDisjoint(with: .liveActivity), let image = inspection.namedImage(of: root),
            inspection.document.member("mutable-content", of: root) == nil, inspection.hasVisibleAlert(aps.node)
        else { return }
        inspection.report(
            .imageWithoutMutableContent, at: .absent("mutable-content", in: aps.node),
            "\"mutable-content\" is missing, so the image in \"\(image)\" will not be shown",
            help: "add \"mutable-content\": 1 to \"aps\"")
    }
}

extension Inspection {
    /// Where an image is named for a payload: beside `aps`, or in the FCM message around it.
    fileprivate func namedImage(of root: JSONNode) -> StaticString? {
        if let options = document.member("fcm_options", of: root), names(image: "image", in: options) {
            return "fcm_options.image"
        }
        if let value = document.member("image", of: root), document.kind(value) == .string,
            document.utf8(value).starts(with: "http".utf8)
        {
            return "image"
        }
        if let options = messageMember("apns").flatMap({ document.member("fcm_options", of: $0) }),
            names(image: "image", in: options)
        {
            return "apns.fcm_options.image"
        }
        if let notification = messageMember("notification"), names(image: "image", in: notification) {
            return "notification.image"
        }
        return nil
    }

    private func names(image: StaticString, in object: JSONNode) -> Bool {
        guard let value = document.member(image, of: object), document.kind(value) == .string else { return false }
        return !document.isEmpty(text: value)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let imageWithoutMutableContent = RuleDescription(
        .imageWithoutMutableContent, family: .apple,
        summary: "The payload names an image, but does not ask for the service extension that would show it.",
        reason: """
            On Apple devices an image is loaded and attached by the application's service extension, which the system \
            starts only with "mutable-content".
            """,
        wrong: Example(
            #"{"aps":{"alert":"The evening in pictures"},"fcm_options":{"image":"https://img.example/a.jpg"}}"#,
            as: .apns),
        right: Example(
            """
            {"aps":{"alert":"The evening in pictures","mutable-content":1},\
            "fcm_options":{"image":"https://img.example/a.jpg"}}
            """, as: .apns),
        documents: ["Firebase: Send an image in the notification payload"])
}
#endif
