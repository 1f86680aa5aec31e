/// Why a content was delivered when it was, and as it was.
public enum DeliveryReason: Sendable, Hashable {
    /// Every stage finished.
    case completed
    /// All stages ended, and these were skipped, abandoned or failed.
    case completedWithout([StageName])
    /// All stages ended, and these were refused by a bound on memory; others may have failed besides.
    case refusedForMemory([StageName])
    /// The system said that time is up.
    case expired
    /// The caller wanted no more work.
    case cancelled
    /// Nobody held the processing any longer.
    case dropped
}
