/// What a handler says about the tap that it was given.
public enum TapAnswer: Sendable, Hashable {
    /// The tap has had its effect.
    case handled

    /// The tap can have no effect, and another try would not change that. Final: trying again is for the app to offer.
    ///
    /// The reason is a short name such as `eventNotLoaded`; a trace withholds anything that is not a plain name.
    case failed(reason: String)

    /// The handler cannot act yet. The tap is parked again, and tried when something has changed: a handler was
    /// attached, a hold was released, the identity changed, or a newer tap came.
    case notReady
}
