public import NotificationPayload

/// What ties the answer of an event service to the sign-in that it was asked for.
///
/// An answer counts only while its ticket is current: a later sign-in, sign-out or change of the credential makes every
/// earlier ticket of the event stale, whatever the answer says. A ticket does not outlive the process.
public struct SignInTicket: Sendable, Hashable {
    /// What is being asked about.
    public enum Kind: Sendable, Hashable {
        /// A token that is offered for signing in, and not in use yet.
        case new
        /// The credential in use: a reload, or a token that another device synced.
        case held
    }

    /// The event asked about.
    public let event: EventID

    /// What is being asked about.
    public let kind: Kind

    let version: Int
}
