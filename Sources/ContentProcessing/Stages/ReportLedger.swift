internal import Locking

/// Remembers which messages have been reported, so that one that arrives twice is not reported twice.
///
/// It keeps the newest identifiers only, so it stays small in a process that serves many notifications.
public final class ReportLedger: Sendable {
    private let limit: Int
    private let claimed = Locked<[String]>([])

    /// Makes a ledger of at most `limit` identifiers; less than one counts as one.
    public init(limit: Int = 256) {
        self.limit = max(limit, 1)
    }

    /// Takes an identifier, and says whether it was free. Of several callers at once, one gets it.
    public func claim(_ identifier: String) -> Bool {
        claimed.withLock { claimed in
            guard !claimed.contains(identifier) else { return false }
            if claimed.count == limit { claimed.removeFirst() }
            claimed.append(identifier)
            return true
        }
    }
}
