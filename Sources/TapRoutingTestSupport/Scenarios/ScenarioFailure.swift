/// An expectation that was not met: what was expected, what happened instead, and the way there.
///
/// A test framework shows the description of an error that a test throws, so nothing else is needed:
///
/// ```
/// after step 3 (attach): expected the announcements of SITCON_2027, found a link to sitcon.org through the system
///   1. launch by a tap: nothing
///   2. tap 1: nothing
///   3. attach app: delivers tap 1 (delivery 1), a link to sitcon.org through the system
/// ```
public struct ScenarioFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was expected, and what happened instead.
    public let message: String

    /// What each step did until then, in words. No text of a notification, and no path or query of a link.
    public let trace: [String]

    init(message: String, trace: [String]) {
        self.message = message
        self.trace = trace
    }

    /// The message, and the trace a step a line.
    public var description: String {
        ([message] + trace.enumerated().map { "  \($0.offset + 1). \($0.element)" }).joined(separator: "\n")
    }
}
