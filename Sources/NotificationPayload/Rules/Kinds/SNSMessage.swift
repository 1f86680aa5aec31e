internal import JSONReading

/// A message for Amazon SNS with a text for each platform, which has mistakes of its own.
///
/// https://docs.aws.amazon.com/sns/latest/dg/sns-send-custom-platform-specific-payloads-mobile-devices.html
enum SNSMessage {
    static func resemblance(of document: JSONDocument) -> Resemblance? {
        let root = document.rootNode
        if document.hasAll(["TopicArn", "Message"], of: root) {
            return Resemblance("what Amazon SNS delivers to an endpoint", "inspect what stands in \"Message\"")
        }
        let platforms = names(document, root)
        guard let first = platforms.first else { return nil }
        return Resemblance("a message for Amazon SNS", help(document, root, first))
    }

    private struct Platform {
        let name: JSONNode
        let value: JSONNode
        let isUpperCase: Bool
    }

    /// The members that are named for a platform; in lower case only where `default` is there, too.
    private static func names(_ document: JSONDocument, _ root: JSONNode) -> [Platform] {
        let upper: [StaticString] = ["APNS", "APNS_SANDBOX", "APNS_VOIP", "GCM", "FCM", "ADM", "BAIDU", "WNS", "MPNS"]
        let lower: [StaticString] = ["apns", "apns_sandbox", "apns_voip", "gcm", "fcm", "adm"]
        let hasDefault = document.member("default", of: root) != nil
        var found: [Platform] = []
        for (name, value) in document.members(root) {
            for literal in upper where document.equals(name, literal) {
                found.append(Platform(name: name, value: value, isUpperCase: true))
            }
            guard hasDefault else { continue }
            for literal in lower where document.equals(name, literal) {
                found.append(Platform(name: name, value: value, isUpperCase: false))
            }
        }
        return found
    }

    private static func help(_ document: JSONDocument, _ root: JSONNode, _ platform: Platform) -> String {
        let name = document.string(platform.name)
        var steps: [String] = []
        if !platform.isUpperCase { steps.append("write \"\(name)\" in capitals") }
        if document.kind(platform.value) != .string {
            steps.append("encode the value of \"\(name)\" as a JSON text in a string")
        }
        if document.member("default", of: root) == nil { steps.append("add \"default\" with a text") }
        steps.append("inspect the payload in \"\(name)\" by itself")
        return steps.joined(separator: "; ")
    }
}
