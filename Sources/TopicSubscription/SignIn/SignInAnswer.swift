public import NotificationPayload

/// What an event service said of a token.
///
/// Which replies mean what is the app's reading of its service. CCIP-Server, for example, answers an invalid token with
/// the status 400.
public enum SignInAnswer: Sendable, Hashable {
    /// The token is good, for this event and role.
    case verified(event: EventID, role: Role)

    /// The service itself said that the token is not good.
    case confirmedInvalid

    /// Nothing is known: offline, a status of 500 or above, a refusal that comes from the venue's network, an
    /// unreadable keychain, or an answer out of a cache.
    case unavailable
}
