import NotificationPayload

/// Why the system would not run a service extension for a payload.
///
/// https://developer.apple.com/documentation/usernotifications/modifying-content-in-newly-delivered-notifications
public enum ExtensionObstacle: String, Sendable, Hashable, CaseIterable {
    /// There is no `aps`.
    case noAps = "no-aps"
    /// `aps` is no object.
    case apsNotObject = "aps-not-object"
    /// There is no `alert`: nothing is shown.
    case noAlert = "no-alert"
    /// The alert has no text, in words or by key.
    case noAlertText = "no-alert-text"
    /// `mutable-content` is absent.
    case noMutableContent = "no-mutable-content"
    /// `mutable-content` is not the number 1.
    case mutableContentNotOne = "mutable-content-not-one"

    /// The first obstacle that a payload has, or nil.
    public init?(_ payload: UserInfo) {
        guard let value = payload["aps"] else {
            self = .noAps
            return
        }
        guard case .object(let members) = value else {
            self = .apsNotObject
            return
        }
        let aps = UserInfo(members)
        guard let alert = aps["alert"], alert != .null else {
            self = .noAlert
            return
        }
        guard Self.hasText(alert) else {
            self = .noAlertText
            return
        }
        guard aps["mutable-content"] != nil else {
            self = .noMutableContent
            return
        }
        guard let text = aps.number("mutable-content"), Double(text) == 1 else {
            self = .mutableContentNotOne
            return
        }
        return nil
    }

    private static func hasText(_ alert: PayloadValue) -> Bool {
        switch alert {
        case .string(let text): return text.hasVisibleCharacter
        case .object(let members):
            let keys = ["title", "subtitle", "body", "loc-key", "title-loc-key", "subtitle-loc-key"]
            return keys.contains { UserInfo(members).text($0)?.hasVisibleCharacter == true }
        default: return false
        }
    }
}
