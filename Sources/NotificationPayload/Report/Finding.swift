/// One thing that is wrong or doubtful in a payload: the rule, the place, what was found and what to do.
public struct Finding: Sendable, Hashable {
    /// The mistake.
    public let rule: Rule

    /// How much it matters under the policy of the inspection.
    public let severity: Severity

    /// What was found and what is allowed: lower case, begins with the offending key in quotes, no full stop.
    public let message: String

    /// What to do about it, where that is plain.
    public let help: String?

    /// The RFC 6901 pointer of the offending value; of the member that is absent; for broken text, of the innermost
    /// value that was being read. The empty string is the whole payload.
    public let pointer: String

    /// Where it stands in the text. The place of an absent member is the opening brace of its parent.
    public let place: SourceRange

    /// Makes a finding as it is; nothing is checked.
    public init(
        rule: Rule, severity: Severity, message: String, help: String? = nil, pointer: String, place: SourceRange
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.help = help
        self.pointer = pointer
        self.place = place
    }
}
