import TapRouting

/// One letter of an alphabet: an event whose delivery number and time are relative to the state it meets, so that a
/// search can come back to a state that it has seen.
struct Step: Sendable, CustomStringConvertible {
    enum What: Sendable {
        case tapped(Int)
        case attached(String)
        case detached(String)
        case hold(String)
        case release(String)
        /// The delivery that many before the latest; -1 is one that never was.
        case answered(Int64, TapAnswer)
        case signedIn(String?)
        case clock
        case closed
    }

    var what: What
    /// How much later than the event before, in milliseconds; negative is earlier, none is no time at all.
    var later: Int64?

    init(_ what: What, later: Int64? = nil) {
        self.what = what
        self.later = later
    }

    func event(_ taps: [ExploredTap], given: Int64) -> ExploredTaps.Event {
        switch what {
        case .tapped(let index): .tapped(taps[index])
        case .attached(let name): .attached(name)
        case .detached(let name): .detached(name)
        case .hold(let reason): .hold(HoldReason(reason))
        case .release(let reason): .release(HoldReason(reason))
        case .answered(let back, let answer): .acknowledged(given - back, answer)
        case .signedIn(let identity): .identityChanged(identity)
        case .clock: .clock
        case .closed: .closed
        }
    }

    var description: String {
        let time = later.map { $0 < 0 ? " \($0)ms" : " +\($0)ms" } ?? ""
        return "\(what)\(time)"
    }
}
