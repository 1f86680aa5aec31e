/// Which taps a queue keeps while none can be delivered.
///
/// A queue has one policy. Under newest-wins a second tap throws the first away, typed text included; so an app that
/// lets people reply keeps the replies in a queue of their own, in order.
public enum ParkingPolicy: Sendable, Hashable {
    /// The last tap is what the person wants: it replaces the one that is parked.
    case newestWins

    /// Taps are delivered in the order in which they came. At most `capacity` of them live, the one that is with its
    /// handler included; the next is refused. A capacity below 1 counts as 1.
    case keepInOrder(capacity: Int)

    var clamped: ParkingPolicy {
        switch self {
        case .newestWins: .newestWins
        case .keepInOrder(let capacity): .keepInOrder(capacity: max(1, capacity))
        }
    }
}
