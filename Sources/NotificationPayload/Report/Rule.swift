/// One mistake that an inspection can find, by name, with the severity it has unless the caller changes it.
///
/// Every rule that ships is a static member of this type, declared in the file that checks it. An application with a
/// contract of its own makes further ones. Two rules are the same when their names are.
public struct Rule: Sendable, Hashable {
    /// The kebab-case name that says what is wrong, such as `wrong-type`.
    public let name: String

    /// The severity unless a ``SeverityPolicy`` says otherwise.
    public let severity: Severity

    /// Names a rule. The name is not checked; rules that ship use lower-case ASCII letters, digits and hyphens.
    public init(_ name: String, severity: Severity) {
        self.name = name
        self.severity = severity
    }

    /// Compares by name alone.
    public static func == (left: Rule, right: Rule) -> Bool {
        left.name == right.name
    }

    /// Hashes the name alone.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}
