/// What became of the delivery report of one notification.
public enum ReportOutcome: Sendable, Hashable {
    /// The processor has none.
    case notConfigured
    /// Nothing has been decided yet.
    case pending
    /// There is no consent: not collected, which is not the same as zero.
    case notCollected(ReportConsent)
    /// The user info lacks what the export needs, so that it would do nothing or trap.
    case unusablePayload
    /// The message has been reported before.
    case alreadyReported
    /// The reporter has been called and has not returned.
    case underway
    /// The reporter has returned.
    case made
    /// The reporter has thrown.
    case failed
}
