/// What a caller can tell an inspection besides the payload.
public struct InspectionOptions: Sendable, Hashable {
    /// Which findings count, and how much.
    public var policy: SeverityPolicy

    /// The organiser's registered name, which the gateway puts into a message's title. It makes the predicted sizes of
    /// a gateway request's messages exact; without it they are a lower bound.
    public var organiser: String?

    /// The event that a gateway request is for, likewise.
    public var event: EventID?

    /// Makes options; without arguments, those of a plain inspection.
    public init(policy: SeverityPolicy = SeverityPolicy(), organiser: String? = nil, event: EventID? = nil) {
        self.policy = policy
        self.organiser = organiser
        self.event = event
    }
}
