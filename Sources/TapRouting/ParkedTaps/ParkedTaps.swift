/// Taps that wait until the app can act on them: a value that answers each event with what has to be done.
///
/// It calls nobody, reads no clock and holds no reference, so every order of events can be tested. An app uses it
/// through `ParkedTapQueue`; a shell for another platform feeds it the events and performs the effects in order.
/// An event that is raised while an effect is performed is applied after the effects at hand.
///
/// ```swift
/// var taps = ParkedTaps<NoteTap>()
/// let nothing = taps.apply(.tapped(tap))                  // []
/// let delivery = taps.apply(.attached("window"))          // [.deliver(1, tap)]
/// let end = taps.apply(.acknowledged(1, .handled))        // [.outcome(tap, .handled)]
/// ```
public struct ParkedTaps<Tap: ParkableTap>: Sendable {
    package internal(set) var state: Snapshot

    /// An empty queue with no handler, nobody signed in and the time 0.
    ///
    /// Numbers that make no sense are replaced by the nearest that do.
    ///
    /// - Parameters:
    ///   - policy: which taps are kept; a capacity below 1 counts as 1.
    ///   - lifetime: the age in milliseconds at which a parked tap expires, or none; below 1 counts as 1.
    ///   - memory: how many ended taps are remembered, so that a late door of them is known; below 0 counts as 0.
    public init(policy: ParkingPolicy = .newestWins, lifetime: Int64? = nil, memory: Int = 64) {
        state = Snapshot(
            policy: policy.clamped, lifetime: lifetime.map { max(1, $0) }, memory: max(0, memory))
    }

    /// Applies one event and says what has to be done, in order.
    ///
    /// - Parameters:
    ///   - event: what happened.
    ///   - time: when it happened, in milliseconds of a clock of the caller's, which must run on during sleep and
    ///     should not be the wall clock. A time before the one seen last, a negative one, and none count as the one
    ///     seen last.
    /// - Returns: the effects; often none, which takes no memory.
    public mutating func apply(_ event: Event, at time: Int64? = nil) -> [Effect] {
        var effects: [Effect] = []
        passTime(to: time, &effects)
        switch event {
        case .tapped(let tap): tapped(tap, &effects)
        case _ where state.isClosed: break
        case .attached(let handler): attached(handler, &effects)
        case .detached(let handler): detached(handler, &effects)
        case .hold(let reason): hold(reason)
        case .release(let reason): release(reason)
        case .acknowledged(let number, let answer): acknowledged(number, answer, &effects)
        case .identityChanged(let identity): identityChanged(identity, &effects)
        case .clock: break
        case .closed: closed(&effects)
        }
        deliver(&effects)
        return effects
    }
}

extension ParkedTaps {
    /// The taps that wait, in the order in which they will be delivered.
    public var parked: [Tap] { state.parked.map { $0.tap } }

    /// The tap that is with its handler.
    public var handling: Tap? { state.handling?.tap }

    /// The name of the attached handler.
    public var handler: String? { state.handler }

    /// The reasons to hold, in the order in which they came.
    public var holds: [HoldReason] { state.holds }

    /// Who is signed in.
    public var identity: String? { state.identity }

    /// Whether the queue has been closed.
    public var isClosed: Bool { state.isClosed }

    /// When the next parked tap expires, in milliseconds of the caller's clock, or none. A caller that wants it to
    /// expire on time applies `clock` then.
    public var nextExpiry: Int64? {
        guard let lifetime = state.lifetime, let came = state.parked.map({ $0.came }).min() else { return nil }
        let (time, overflow) = came.addingReportingOverflow(lifetime)
        return overflow ? nil : time
    }
}
