/// What sort of payload a text is, which decides the rules it is held against.
public enum PayloadKind: String, Sendable, Hashable, CaseIterable {
    /// What a provider sends to the Apple Push Notification service.
    case apns
    /// What arrives on an Apple device through FCM: an Apple payload with `gcm.*` and `google.*` keys.
    case delivered
    /// A file for `xcrun simctl push` or for dragging onto the iOS Simulator.
    case simulator
    /// A PushKit VoIP push. Never detected, only asked for.
    case voip
    /// An ActivityKit push: `event`, `content-state` or `attributes-type` within `aps`.
    case liveActivity = "live-activity"
    /// A Wallet pass update, whose body is ignored. Never detected, only asked for.
    case wallet
    /// A wake-up for mobile device management.
    case mdm
    /// A request to FCM's HTTP v1 interface: `{"message": …}`.
    case fcm
    /// A request to FCM's legacy interface, which is retired.
    case legacyFCM = "legacy-fcm"
    /// The data map that an Android client receives.
    case androidData = "android-data"
    /// A declarative web push message.
    case webPush = "web-push"
    /// The body of `POST /v1/messages` at the OPass Push Gateway.
    case gatewayRequest = "gateway-request"
    /// Any JSON text; only the rules of the text apply.
    case json
    /// None of these. Detection ends here; it cannot be asked for.
    case unknown
}
