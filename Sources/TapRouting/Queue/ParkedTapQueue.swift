#if !hasFeature(Embedded)
/// Keeps taps until the app can act on them, and hands over one at a time.
///
/// Most apps need four calls:
///
/// ```swift
/// let taps = ParkedTapQueue<NoteTap>()
/// taps.tapped(tap)                                    // from the delegate
/// taps.attach(named: "root") { tap in                 // where the app can navigate
///     await show(tap) ? .handled : .notReady
/// }
/// taps.hold(for: "signIn")
/// taps.release("signIn")
/// ```
///
/// Everything is decided by ``ParkedTaps``. What happens while the queue performs an effect is applied afterwards, in
/// order. Each delivery runs the handler in a task of its own; the queue cancels it when a newer tap waits, when the
/// tap was taken back, or when it is meant for somebody else than is signed in now.
///
/// A queue that is deallocated cancels the running handler and drops what is parked, without an outcome: an app keeps
/// its queue as long as it lives, and calls ``close()`` where it wants to know what was dropped. A running handler does
/// not keep the queue alive.
@MainActor
public final class ParkedTapQueue<Tap: ParkableTap> {
    /// Acts on a tap and says what came of it.
    ///
    /// Throwing counts as ``TapAnswer/notReady``, and so does every answer but ``TapAnswer/handled`` after the task was
    /// cancelled. A handler that never returns keeps the queue until it is detached or replaced, or the queue is
    /// closed.
    public typealias Handler = @MainActor (Tap) async throws -> TapAnswer

    /// How the last 64 taps ended, the oldest first.
    public internal(set) var outcomes: [TapRecord] = []

    /// Called with each record when it has been added to ``outcomes``. It may call the queue.
    public var onOutcome: (@MainActor (TapRecord) -> Void)?

    let inbox = Inbox<Tap>()
    let clock: QueueClock
    var taps: ParkedTaps<Tap>
    var receiver: Receiver<Tap>?
    var latest: LatestDelivery<Tap>?
    var unnamed = 0
    var notes: [DeliveryKey: TapNotes] = [:]
    private var events: [(event: ParkedTaps<Tap>.Event, time: Int64, receiver: Receiver<Tap>?)] = []
    private var isPerforming = false
    private var timer: Task<Void, Never>?
    private var timerIsSetFor: Int64?

    /// Makes an empty queue without a handler, in which nobody is signed in.
    ///
    /// - Parameters:
    ///   - policy: which taps are kept; the newest alone unless told otherwise. A capacity below 1 counts as 1.
    ///   - lifetime: the age at which a parked tap expires, in whole milliseconds, also when nothing else happens; none
    ///     unless given. Less than a millisecond counts as one.
    ///   - memory: how many ended taps are remembered, so that a late door of one is known; below 0 counts as 0.
    ///   - clock: measures the lifetime. It should run on while the device sleeps, and not be set like a wall clock.
    public init<Source: Clock>(
        policy: ParkingPolicy = .newestWins, lifetime: Duration? = nil, memory: Int = 64,
        clock: Source = ContinuousClock()
    ) where Source.Duration == Duration {
        taps = ParkedTaps(policy: policy, lifetime: lifetime?.wholeMilliseconds, memory: memory)
        self.clock = QueueClock(clock)
    }

    deinit {
        timer?.cancel()
        if latest == nil, receiver == nil { return }
        // A deinitialiser may run on any thread, and what is left to tell belongs to the main actor.
        Task { @MainActor [latest, receiver] in
            latest?.cancel()
            if case .reader(let reader)? = receiver { reader.value?.finish() }
        }
    }

    /// Applies an event, and performs what it asks for. An event that comes meanwhile waits for its turn.
    func raise(_ event: ParkedTaps<Tap>.Event, at time: Int64? = nil, receiver: Receiver<Tap>? = nil) {
        events.append((event, time ?? clock.milliseconds(), receiver))
        if isPerforming { return }
        isPerforming = true
        while !events.isEmpty {
            let next = events.removeFirst()
            let effects = taps.apply(next.event, at: next.time)
            if let new = next.receiver { receive(new) }
            if taps.handler == nil { receive(nil) }
            note(next.event, effects)
            for effect in effects { perform(effect) }
        }
        isPerforming = false
        if taps.state.handling == nil { latest = nil }
        setTimer()
    }

    /// A loop whose place was taken ends; a late end of it then detaches nothing.
    private func receive(_ new: Receiver<Tap>?) {
        if case .reader(let reader)? = receiver { reader.value?.finish() }
        receiver = new
    }

    /// A lifetime has to end also when nothing else happens: the app may show how many taps wait.
    private func setTimer() {
        let expiry = taps.nextExpiry
        if expiry == timerIsSetFor { return }
        timer?.cancel()
        timer = nil
        timerIsSetFor = expiry
        guard let expiry else { return }
        timer = Task { [weak self, clock] in
            // A very long sleep may be more than a clock can count; so it is one of a day at most.
            let day: Int64 = 86_400_000
            do { try await clock.sleep(min(expiry, clock.milliseconds() + day)) } catch { return }
            guard let self, self.timerIsSetFor == expiry, !Task.isCancelled else { return }
            self.timerIsSetFor = nil
            self.raise(.clock)
        }
    }
}
#endif
