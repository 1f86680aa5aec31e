public import NotificationPayload

/// What an answer led to. Only ``verified(_:)`` and ``signInEnded`` change anything.
public enum SignInOutcome: Sendable, Hashable {
    /// The role is written, and the app's own change was made in the same step.
    case verified(Role)

    /// The credential in use is confirmed invalid: the role is gone, and the app's own change was made in the same
    /// step.
    case signInEnded

    /// A token offered for signing in is confirmed invalid. The sign-in that it was to replace stays.
    case newTokenRefused

    /// The token is good, but for this other event.
    case otherEvent(EventID)

    /// Nothing is known, so nothing changed.
    case unavailable

    /// A later sign-in, sign-out or change of the credential came first.
    case stale

    /// The change could not be written and so has not happened. The app keeps its credentials as they are.
    case notWritten(StoreFailure)
}
