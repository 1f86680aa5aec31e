import TapRouting

/// A tap of an alphabet. Which real tap it is a door of is stated by whoever writes the alphabet (`truth`), so that the
/// observer does not have to trust the keys.
struct ExploredTap: ParkableTap {
    /// Its place in the alphabet.
    var index = 0
    var name: String
    var truth: Int
    var deliveryKey: DeliveryKey
    var identity: String?
    var mayAct: Bool

    init(
        _ name: String, truth: Int, notification: String, action: String = "default", delivered: Int64? = nil,
        identity: String? = nil, mayAct: Bool = true
    ) {
        self.name = name
        self.truth = truth
        self.deliveryKey = DeliveryKey(notification: notification, action: action, delivered: delivered)
        self.identity = identity
        self.mayAct = mayAct
    }
}

typealias ExploredTaps = ParkedTaps<ExploredTap>
