/// A clock, seen from the start of one notification.
struct ProcessingTime: Sendable {
    /// How long it has been.
    let elapsed: @Sendable () -> Duration
    /// Suspends until that long has passed; throws when the task is cancelled before.
    let sleep: @Sendable (Duration) async throws -> Void

    init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
    }
}
