internal import Locking
internal import TapRouting

/// A clock that stands still until a test moves it.
///
/// ```swift
/// let clock = ManualClock()
/// let taps = ParkedTapQueue<NotificationTap>(lifetime: .seconds(60), clock: clock)
/// clock.advance(by: .seconds(60))
/// ```
public final class ManualClock: Clock {
    /// A moment on the clock.
    public struct Instant: InstantProtocol {
        /// The time since an arbitrary beginning.
        public var offset: Duration

        /// The moment that much later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// The time from here to another moment.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Orders by time.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper: Sendable {
        var id: Int
        var deadline: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State: Sendable {
        var now = Instant(offset: .seconds(1_000))
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
        var ids = 0
    }

    private let state = Locked(State())

    /// Makes a clock that stands at an arbitrary moment.
    public init() {}

    /// Where the clock stands.
    public var now: Instant { state.withLock { $0.now } }

    /// A millisecond.
    public var minimumResolution: Duration { .milliseconds(1) }

    /// How many sleep on this clock.
    public var sleepers: Int { state.withLock { $0.sleepers.count } }

    /// Moves the clock, and wakes those whose time has come.
    public func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            let due = state.sleepers.filter { $0.deadline <= now }
            state.sleepers.removeAll { $0.deadline <= now }
            return due
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Sleeps until the clock was moved to the deadline.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.ids += 1
            return state.ids
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (isDue, isCancelled) = state.withLock { state in
                    let isDue = deadline <= state.now
                    let isCancelled = state.cancelled.remove(id) != nil
                    if !isDue, !isCancelled {
                        state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
                    }
                    return (isDue, isCancelled)
                }
                if isCancelled {
                    continuation.resume(throwing: CancellationError())
                } else if isDue {
                    continuation.resume()
                }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                guard let place = state.sleepers.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.sleepers.remove(at: place)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }
}
