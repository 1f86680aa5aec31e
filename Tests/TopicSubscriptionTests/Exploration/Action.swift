import NotificationPayload
import TopicSubscription

/// One thing that can happen next.
enum Action: Hashable, Sendable {
    case launch
    case handOnToken
    case report
    case foreground
    case changeLanguage
    case begin(EventID, SignInTicket.Kind)
    case answer(Int, Answer)
    case signOut(EventID)
    case replaceCredential(EventID)
    case goOn
    case execute(Int, Execution)
    case deliver(EventID)
    case wake(EventID)
    case die
    case changeRegistration
    case unregister
    case register
    case restore(withQueue: Bool)
    case reinstall

    enum Answer: Hashable, Sendable {
        case verified(Role)
        case otherEvent
        case confirmedInvalid
        case unavailable
    }

    /// What becomes of an operation that the SDK runs.
    enum Execution: Hashable, Sendable, CaseIterable {
        /// The server did it, and it is answered.
        case done
        /// The server did not do it; it is answered with an error and dropped.
        case failed
        /// The server did it, yet it is answered with an error and dropped.
        case doneButFailed
        /// The server did it, the reply was lost on the network, and the operation stays in the queue.
        case doneAndRetried
        /// The server did it, and no answer will come.
        case doneUnanswered
        /// It is dropped, and no answer will come.
        case droppedUnanswered
    }
}
