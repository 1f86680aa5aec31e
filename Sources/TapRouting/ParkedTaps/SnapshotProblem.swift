/// Why a snapshot is not the state of any ``ParkedTaps``.
package enum SnapshotProblem: String, Error, Hashable, CaseIterable {
    /// The capacity is below 1.
    case capacity
    /// The lifetime is below 1 millisecond.
    case lifetime
    /// The memory is below 0, or more taps are remembered than it allows.
    case memory
    /// The time is negative, or a tap came before it began or after now.
    case time
    /// A delivery number is below 1 or above the latest, or the latest is beyond 2^53 − 1.
    case number
    /// More taps live than the policy allows.
    case bounds
    /// A living tap is marked in a way that its place rules out.
    case mark
    /// A living tap may not act, or one that is parked is meant for somebody else than is signed in.
    case tap
    /// A tap is with its handler, and none is attached.
    case handler
    /// One key belongs to two taps.
    case key
    /// A reason is held twice.
    case hold
    /// It is closed, and something lives or is attached.
    case closed
}
