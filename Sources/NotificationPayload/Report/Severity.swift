/// How much a finding matters.
///
/// - `error`: the service rejects the payload, the system ignores it, or the contract forbids it.
/// - `warning`: it is delivered, but is hardly what was meant.
/// - `info`: style, portability, or a fact worth knowing.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case info
    case warning
    case error

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }

    /// Orders by how much a finding matters: `info` < `warning` < `error`.
    public static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }
}
