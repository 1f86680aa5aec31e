/// Why a source failed.
public enum FetchFailure: String, Error, Sendable, Hashable, CaseIterable {
    /// No connection came about: no network, no such host, refused.
    case unreachable
    /// The peer could not prove who it is.
    case insecure
    /// Nothing came for too long.
    case timedOut
    /// The connection ended before the body did.
    case cut
    /// The task was cancelled or the body closed.
    case cancelled
    /// The source broke its own rules: no HTTP answer, or a chunk larger than was asked for.
    case brokenSource
    /// Anything else.
    case other
}
