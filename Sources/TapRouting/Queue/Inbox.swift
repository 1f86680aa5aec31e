#if !hasFeature(Embedded)
internal import Locking

/// What came from other threads and waits for the main actor, in order of arrival.
struct Inbox<Tap: ParkableTap>: Sendable {
    enum Item: Sendable {
        case tapped(Tap, time: Int64)
        /// The loop that asked for deliveries under this name has been left.
        case left(String)
    }

    private let items = Locked<[Item]>([])

    /// Answers whether it was empty: whoever puts the first one in has to see to its being fetched.
    func put(_ item: Item) -> Bool {
        items.withLock { items in
            items.append(item)
            return items.count == 1
        }
    }

    func takeAll() -> [Item] {
        items.withLock { items in
            let all = items
            items = []
            return all
        }
    }
}
#endif
