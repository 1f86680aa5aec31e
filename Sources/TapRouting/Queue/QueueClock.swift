#if !hasFeature(Embedded)
/// The time since a queue was made, on whatever clock it was given.
struct QueueClock: Sendable {
    /// Whole milliseconds since the queue was made, rounded down.
    let milliseconds: @Sendable () -> Int64

    /// Returns at that many milliseconds, or throws when its task is cancelled.
    let sleep: @Sendable (Int64) async throws -> Void

    init<Source: Clock>(_ clock: Source) where Source.Duration == Duration {
        let start = clock.now
        milliseconds = { start.duration(to: clock.now).wholeMilliseconds }
        sleep = { try await clock.sleep(until: start.advanced(by: .milliseconds($0)), tolerance: nil) }
    }
}

extension Duration {
    /// Rounded down. What does not fit is the nearest number that does.
    var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
        if overflow { return seconds < 0 ? .min : .max }
        let (sum, tooMuch) = product.addingReportingOverflow(attoseconds / 1_000_000_000_000_000)
        return tooMuch ? (seconds < 0 ? .min : .max) : sum
    }
}
#endif
