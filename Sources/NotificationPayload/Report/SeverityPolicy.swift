/// Which findings count, and how much: the caller's view of the rules.
///
/// Severity is policy. The catalogue proposes one for each rule; a policy changes it for a rule, switches a rule off,
/// or keeps only some rules. Names that no rule has are without effect.
public struct SeverityPolicy: Sendable, Hashable {
    private var changed: [String: Severity?] = [:]
    private var selected: Set<String> = []

    /// Every rule with the severity that the catalogue proposes.
    public init() {}

    /// Gives a rule another severity.
    public mutating func set(_ severity: Severity, forRule name: String) {
        changed[name] = .some(severity)
    }

    /// Leaves out every finding of a rule.
    public mutating func ignore(rule name: String) {
        changed[name] = .some(nil)
    }

    /// Keeps only the findings of the selected rules; called again, of one rule more.
    ///
    /// That findings are left out for their number is said all the same, unless `more-findings` is ignored.
    public mutating func select(rule name: String) {
        selected.insert(name)
    }

    /// The severity that a rule's findings have, or nil when they are left out.
    public func severity(of rule: Rule) -> Severity? {
        if !selected.isEmpty, !selected.contains(rule.name), rule != .moreFindings { return nil }
        if let change = changed[rule.name] { return change }
        return rule.severity
    }
}
