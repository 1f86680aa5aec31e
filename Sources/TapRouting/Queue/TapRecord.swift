#if !hasFeature(Embedded)
/// One line of a queue's trace: how a tap ended, in words that may go into a log.
///
/// It holds names and numbers only: no text of a notification, no link, no token and no identity.
public struct TapRecord: Sendable, Hashable {
    /// ``ParkableTap/routeName`` of the tap's first door, or `withheld` where that is no plain name.
    public let route: String

    /// How the tap ended. The reason of a failure is `withheld` where it is no plain name.
    public let outcome: TapOutcome

    /// Through how many doors the tap came. A duplicate is an arrival of its own, with one.
    public let doors: Int

    /// How often it was given to a handler.
    public let deliveries: Int

    /// The strongest origin that a door of the tap had.
    public let origin: TapOrigin?

    /// When it ended, in milliseconds since the queue was made.
    public let time: Int64

    init(route: String, outcome: TapOutcome, doors: Int, deliveries: Int, origin: TapOrigin?, time: Int64) {
        self.route = route.plainName
        if case .failed(let reason) = outcome {
            self.outcome = .failed(reason: reason.plainName)
        } else {
            self.outcome = outcome
        }
        self.doors = doors
        self.deliveries = deliveries
        self.origin = origin
        self.time = time
    }
}

extension String {
    /// The text itself where it can be nothing but a name, which rules out links, sentences and most tokens.
    fileprivate var plainName: String {
        let isName =
            !isEmpty && utf8.count <= 64
            && utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
                default: false
                }
            }
        return isName ? self : "withheld"
    }
}
#endif
