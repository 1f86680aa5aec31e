/// Which response to which delivery of a notification a tap is.
///
/// A platform can hand over one tap through several doors (the connection options of a scene, the delegate of the
/// notification centre); the key tells that they are one. The same notification with another delivery date is another
/// tap.
public struct DeliveryKey: Sendable, Hashable {
    /// The notification identifier with A–Z folded to a–z, because the system varies the case of identifiers.
    public let notification: String

    /// The action identifier as it is: an app may have two that differ in case only.
    public let action: String

    /// The delivery date in whole milliseconds since 1970, or none where the platform gives none.
    public let delivered: Int64?

    /// Makes the key of a tap; every text and number is allowed.
    public init(notification: String, action: String, delivered: Int64?) {
        self.notification = notification.foldingASCIICase()
        self.action = action
        self.delivered = delivered
    }

    /// Compares the bytes: texts that only look alike are not the same identifier.
    public static func == (left: DeliveryKey, right: DeliveryKey) -> Bool {
        left.delivered == right.delivered && left.notification.isExactly(right.notification)
            && left.action.isExactly(right.action)
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(delivered)
        for byte in notification.utf8 { hasher.combine(byte) }
        hasher.combine(notification.utf8.count)
        for byte in action.utf8 { hasher.combine(byte) }
    }

    /// A total order, in which equal keys are neighbours.
    func precedes(_ other: DeliveryKey) -> Bool {
        if delivered != other.delivered {
            guard let theirs = other.delivered else { return false }
            return delivered.map { $0 < theirs } ?? true
        }
        if !notification.isExactly(other.notification) {
            return notification.utf8.lexicographicallyPrecedes(other.notification.utf8)
        }
        return action.utf8.lexicographicallyPrecedes(other.action.utf8)
    }
}
