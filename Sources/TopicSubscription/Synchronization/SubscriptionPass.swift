/// One event on its way: the call that is unanswered, or the pause before the next step.
package struct SubscriptionPass: Sendable, Hashable {
    /// A call that is unanswered.
    package struct UnansweredCall: Sendable, Hashable {
        /// The call.
        package var call: TopicCall
        /// The registration known when the call was made; nil when it is lost since.
        package var registration: RegistrationDigest?
        /// Whether the SDK had worked off what it restored when the call was made.
        package var wasDrained: Bool
    }

    /// The unanswered call; nil during a pause.
    package var unanswered: UnansweredCall?

    /// Whether an occasion came since the last step looked at the target.
    package var hasNewOccasion = false
}
