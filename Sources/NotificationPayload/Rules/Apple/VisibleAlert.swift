internal import JSONReading

/// What a person will see of an alert.
enum AlertText {
    case absent
    /// It shows nothing: no text at all, or only empty ones.
    case empty
    case visible

    /// What an `alert` shows.
    init(_ alert: JSONNode, in document: JSONDocument) {
        switch document.kind(alert) {
        case .string:
            self = document.isEmpty(text: alert) ? .empty : .visible
        case .object:
            self = .empty
            for member in document.members(alert) where AlertText.isText(member.name, in: document) {
                let kind = document.kind(member.value)
                if kind == .object || (kind == .string && !document.isEmpty(text: member.value)) { self = .visible }
            }
        default:
            self = .absent
        }
    }

    private static func isText(_ name: JSONNode, in document: JSONDocument) -> Bool {
        document.equals(name, "title") || document.equals(name, "body") || document.equals(name, "loc-key")
            || document.equals(name, "subtitle") || document.equals(name, "title-loc-key")
            || document.equals(name, "subtitle-loc-key")
    }
}

extension Inspection {
    /// What the alert of an `aps` shows.
    func alertText(of aps: JSONNode) -> AlertText {
        document.member("alert", of: aps).map { AlertText($0, in: document) } ?? .absent
    }

    /// Whether a person will see an alert: `aps.alert`, or in an FCM message its notification, from which FCM makes one.
    func hasVisibleAlert(_ aps: JSONNode) -> Bool {
        alertText(of: aps) == .visible || messageShowsNotification
    }

    /// Whether the payload is an FCM message with a notification that has a text.
    var messageShowsNotification: Bool {
        guard let notification = messageMember("notification") else { return false }
        for name: StaticString in ["title", "body"] {
            if let text = document.member(name, of: notification), document.kind(text) == .string,
                !document.isEmpty(text: text)
            {
                return true
            }
        }
        return false
    }

    /// A member of the message of an FCM request, with its wrapper or without; nil for every other kind.
    func messageMember(_ name: StaticString) -> JSONNode? {
        guard kind == .fcm else { return nil }
        let message = document.member("message", of: document.rootNode) ?? document.rootNode
        return document.member(name, of: message)
    }
}
