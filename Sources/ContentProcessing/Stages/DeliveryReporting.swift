/// Tells a service that a notification arrived, such as FirebaseMessaging's export of delivery metrics.
public protocol DeliveryReporting: Sendable {
    /// Reports a notification by its user info. It may take its time and may throw; the display waits for neither.
    ///
    /// It is not called without consent, not twice for one message, and not with a user info that the export would
    /// skip or trap on.
    func reportDelivery(of userInfo: UserInfo) async throws
}
