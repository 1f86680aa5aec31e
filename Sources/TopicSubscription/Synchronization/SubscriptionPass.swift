/// One event on its way.
package struct SubscriptionPass: Sendable, Hashable {
    /// What a pass is doing between two steps.
    package enum State: Sendable, Hashable {
        /// A call is unanswered.
        case calling(UnansweredCall)
        /// While the SDK drains: the last of its calls is made after a pause.
        case pausing
        /// Another event's call comes first.
        case waiting
    }

    /// A call that is unanswered.
    package struct UnansweredCall: Sendable, Hashable {
        /// The call.
        package var call: TopicCall
        /// The registration known when the call was made; nil when it is lost since.
        package var registration: RegistrationDigest?
        /// Whether the call was made after the pause of draining, so that it came after what the SDK restored.
        package var isRepeated: Bool
    }

    /// What the pass is doing.
    package var state: State

    /// Whether an occasion came since the last step looked at the target.
    package var hasNewOccasion = false
}
