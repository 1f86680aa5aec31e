internal import JSONReading

/// Payloads of a known kind that miss the very part that kinds are told by.
enum BadlyMadePayload {
    static func resemblance(of document: JSONDocument) -> Resemblance? {
        let root = document.rootNode
        if let spaced = spacedName(document, root) { return spaced }
        if let wrapped = wrapped(document, root) { return wrapped }
        if let version = document.member("web_push", of: root) {
            return Resemblance(
                "a declarative web push message",
                document.kind(version) == .number && document.number(version) == JSONNumber("8030".utf8)
                    ? "add \"notification\" with a \"title\" and \"navigate\""
                    : "write \"web_push\": 8030; browsers read no other number")
        }
        if document.member("apns", .object, of: root) != nil {
            return Resemblance(
                "an Apple payload with \"apns\" in place of \"aps\"", "rename \"apns\" to \"aps\"")
        }
        if document.hasAny(["notification", "data"], of: root), isFCMBody(document, root) {
            return Resemblance(
                "the body of an FCM message",
                "for FCM, wrap it in \"message\" and name a token or a topic; for APNs, put its text into \"aps\"")
        }
        if document.hasAny(["alert", "badge", "sound", "content-available", "mutable-content", "category"], of: root) {
            return Resemblance("what belongs in \"aps\", without it", "put the keys of the alert into \"aps\"")
        }
        if document.hasAny(["title", "body"], of: root) {
            return Resemblance(
                "an alert alone", "for APNs, put it into \"aps\" as \"alert\"; for FCM, into \"notification\"")
        }
        return nil
    }

    private static func isFCMBody(_ document: JSONDocument, _ root: JSONNode) -> Bool {
        document.member("notification", .object, of: root) != nil || document.member("data", .object, of: root) != nil
    }

    /// A name with white space around it, which is another name.
    private static func spacedName(_ document: JSONDocument, _ root: JSONNode) -> Resemblance? {
        for (name, _) in document.members(root) {
            let text = document.utf8(name)
            guard text.first == 0x20 || text.last == 0x20 else { continue }
            let plain = text.filter { $0 != 0x20 }
            return Resemblance(
                "a payload whose names have spaces around them",
                "write \"\(Wording.shortened(String(decoding: plain, as: UTF8.self)))\" without a space")
        }
        return nil
    }

    /// A member that holds an Apple payload or an FCM request, as an object or as a text.
    private static func wrapped(_ document: JSONDocument, _ root: JSONNode) -> Resemblance? {
        for (name, value) in document.members(root) {
            switch document.kind(value) {
            case .object where document.hasAny(["aps", "message"], of: value):
                let name = Wording.quoted(document.string(name))
                return Resemblance("a payload within \(name)", "inspect the object in \(name) by itself")
            case .string:
                let text = document.utf8(value)
                guard text.first == UInt8(ascii: "{"), let inner = try? JSONDocument(Array(text)),
                    inner.hasAny(["aps", "message"], of: inner.rootNode)
                else { continue }
                let name = Wording.quoted(document.string(name))
                return Resemblance(
                    "a payload encoded as a text in \(name)",
                    "inspect what stands in \(name); if a service reads it, put it in as an object")
            default: continue
            }
        }
        return nil
    }
}
