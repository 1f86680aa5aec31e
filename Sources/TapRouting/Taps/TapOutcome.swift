/// How a tap ended. Every tap that may act ends in exactly one.
public enum TapOutcome: Sendable, Hashable {
    /// A handler reported that the tap has had its effect.
    case handled

    /// A handler reported that the tap can have no effect.
    case failed(reason: String)

    /// A newer tap took its place before a handler had handled it.
    case superseded

    /// Another arrival of a tap that has already ended.
    case duplicate

    /// It was parked until its age had reached the lifetime.
    case expired

    /// It was not taken, or not kept.
    case refused(Refusal)

    /// It still lived, or came, when nothing could act on it any more.
    case dropped(Drop)

    /// Why a tap was refused.
    public enum Refusal: Sendable, Hashable {
        /// As many taps live as the queue may keep.
        case full
        /// The tap is meant for somebody else than the person who is signed in.
        case identity
    }

    /// Why a tap was dropped.
    public enum Drop: Sendable, Hashable {
        /// The queue was closed.
        case detachedForGood
    }
}
