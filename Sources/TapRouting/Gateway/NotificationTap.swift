public import NotificationPayload

/// A person's response to one delivery of a notification, as plain data.
///
/// It exists for every notification: one that is not the gateway's carries the reason in place of the typed
/// notification, and routing says so.
public struct NotificationTap: Sendable, Hashable {
    /// The gateway's notification, or why it is none.
    public let notification: Result<GatewayNotification, NotGatewayNotification>

    /// What the person did.
    public let response: TapResponse

    /// The state the application was in, or none where it is not known.
    public let origin: TapOrigin?

    /// Which response to which delivery it is.
    public let deliveryKey: DeliveryKey

    /// Whom it is meant for, or none. An application that tags its taps reports who is signed in to the queue.
    public let identity: String?

    /// Makes a tap.
    ///
    /// - Parameters:
    ///   - notification: The gateway's notification, or why it is none.
    ///   - response: What the person did.
    ///   - origin: The state the application was in.
    ///   - identifier: The notification's identifier; a platform's two doors of one tap give the same.
    ///   - delivered: When it was delivered, in whole milliseconds since 1970, where the platform says.
    ///   - identity: Whom it is meant for.
    public init(
        _ notification: Result<GatewayNotification, NotGatewayNotification>, response: TapResponse = .opened,
        origin: TapOrigin? = nil, identifier: String, delivered: Int64? = nil, identity: String? = nil
    ) {
        self.notification = notification
        self.response = response
        self.origin = origin
        self.identity = identity
        deliveryKey = DeliveryKey(
            notification: identifier, action: response.actionIdentifier, delivered: delivered)
    }

    /// Makes a tap from the fields of a payload, wherever they came from.
    public init(
        fields: DeliveredFields, response: TapResponse = .opened, origin: TapOrigin? = nil, identifier: String,
        delivered: Int64? = nil, identity: String? = nil
    ) {
        let notification: Result<GatewayNotification, NotGatewayNotification>
        do {
            notification = .success(try GatewayNotification(fields))
        } catch {
            notification = .failure(error)
        }
        self.init(
            notification, response: response, origin: origin, identifier: identifier, delivered: delivered,
            identity: identity)
    }
}

extension NotificationTap: ParkableTap {
    /// A dismissal asks for nothing.
    public var mayAct: Bool { response != .dismissed }

    /// Where the tap leads, without anything of its content.
    public var routeName: String {
        switch notification {
        case .success(let notification):
            switch notification.link {
            case .accepted: "link"
            case .absent, .refused: "announcements"
            }
        case .failure: "none"
        }
    }
}
