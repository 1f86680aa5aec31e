extension ParkedTaps {
    /// Something that happened, in the order in which it is applied.
    public enum Event: Sendable {
        /// The person responded to a notification, or another door brought a response that is known already.
        case tapped(Tap)

        /// A handler is there, by its name. Attaching another one takes the tap in handling away from the old one.
        case attached(String)

        /// The handler of this name has gone. Ignored when another one is attached.
        case detached(String)

        /// Nothing may be delivered until the reason is released. Holding twice is holding once.
        case hold(HoldReason)

        /// The reason to hold has gone. Ignored when it was not held.
        case release(HoldReason)

        /// A handler answered the delivery of this number. Late, unknown and second answers are allowed for.
        case acknowledged(Int64, TapAnswer)

        /// Who is signed in: a name, or nobody, which is also what holds as long as it is not known.
        case identityChanged(String?)

        /// Time has passed, and nothing else.
        case clock

        /// Nothing will act on taps any more. Every living tap ends, and every event but a tap is ignored from here.
        case closed
    }

    /// Something that the caller has to do, in the order given.
    public enum Effect: Sendable {
        /// Give the tap to the attached handler. The number is answered with ``Event/acknowledged(_:_:)``. Always the
        /// last effect of an event, at most one, and never while another tap is with its handler.
        case deliver(Int64, Tap)

        /// Tell the handler of this delivery to stop. Its answer still counts. At most once for each delivery.
        case cancel(Int64)

        /// The tap ended so. At most once for each arrival.
        case outcome(Tap, TapOutcome)
    }
}

extension ParkedTaps.Event: Equatable where Tap: Equatable {}
extension ParkedTaps.Effect: Equatable where Tap: Equatable {}
