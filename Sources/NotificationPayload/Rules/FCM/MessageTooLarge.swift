internal import JSONReading

extension Rule {
    /// A message weighs more than FCM delivers.
    static let messageTooLarge = Rule("message-too-large", severity: .error)
}

extension Inspection {
    /// Holds what each platform gets of a message against the limit.
    mutating func checkMessageSize(_ node: JSONNode) {
        let limit = fcm.isForSubscribers ? 2048 : 4096
        // What is sent is never longer than the text it is written in.
        guard document.range(node).count > limit else { return }
        var heaviest = MessageSize(self, .apple)
        for platform in [MessageSize.Platform.android, .web] {
            let size = MessageSize(self, platform)
            if size.total > heaviest.total { heaviest = size }
        }
        guard heaviest.total > limit else { return }
        let whom = fcm.isForSubscribers ? "a message to a topic or condition" : "a message"
        report(
            .messageTooLarge, at: .value(node),
            """
            "message" has \(Wording.count(heaviest.total, "byte")) for \(heaviest.platform.rawValue) (\(heaviest.words)), \
            \(Wording.grouped(heaviest.total - limit)) more than \(whom) may have
            """,
            help: "at most \(Wording.grouped(limit)) are delivered; send an id, and let the application fetch the rest")
    }
}

/// What one platform gets of a message, part by part, as compact JSON.
private struct MessageSize {
    enum Platform: String {
        case apple = "Apple devices"
        case android = "Android"
        case web = "the web"
    }

    let platform: Platform
    private var parts: [(name: StaticString, size: Int)] = []

    init(_ inspection: Inspection, _ platform: Platform) {
        self.platform = platform
        let document = inspection.document
        let facts = inspection.fcm
        add("notification", facts.notification, document)
        switch platform {
        case .apple:
            add("data", facts.data, document)
            add("apns.payload", facts.payload, document)
        case .android:
            let own = facts.android ?? facts.androidV2
            addData("android.data", own, facts.data, document)
            add("android.notification", own.flatMap { document.member("notification", of: $0) }, document)
            add(
                "android_v2.remote_notification", own.flatMap { document.member("remote_notification", of: $0) },
                document)
        case .web:
            addData("webpush.data", facts.webpush, facts.data, document)
            add("webpush.notification", facts.webpush.flatMap { document.member("notification", of: $0) }, document)
        }
    }

    var total: Int {
        var sum = 0
        for part in parts { sum += part.size }
        return sum
    }

    /// `notification 120, data 3,900`.
    var words: String {
        var words: [String] = []
        for part in parts { words.append("\(part.name) \(Wording.grouped(part.size))") }
        return words.joined(separator: ", ")
    }

    /// A platform's own data takes the place of the common data.
    private mutating func addData(
        _ name: StaticString, _ platform: JSONNode?, _ common: JSONNode?, _ document: JSONDocument
    ) {
        if let own = platform.flatMap({ document.member("data", of: $0) }) {
            add(name, own, document)
        } else {
            add("data", common, document)
        }
    }

    private mutating func add(_ name: StaticString, _ node: JSONNode?, _ document: JSONDocument) {
        guard let node else { return }
        parts.append((name, document.compactSize(node)))
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let messageTooLarge = RuleDescription(
        .messageTooLarge, family: .fcm,
        summary: "A message weighs more than FCM delivers.",
        reason: """
            FCM delivers up to 4,096 bytes, and up to 2,048 to topics and conditions, and answers status 400 to more. \
            What counts is what a device gets: the notification, the data and its platform's own part.
            """,
        wrong: Example(
            #"{"message":{"topic":"news","data":{"text":""# + String(repeating: "doors open ", count: 200) + #""}}}"#,
            as: .fcm),
        right: Example(
            #"{"message":{"topic":"news","data":{"text":""# + String(repeating: "doors open ", count: 180) + #""}}}"#,
            as: .fcm),
        documents: ["Firebase: About FCM messages"])
}
#endif
