import NotificationPayload

/// What is said about an input beyond the bound, which is reported and not read to its end.
///
/// The rule is the one that an inspection has for a payload of that length.
enum InputTooLong {
    static let rule = Rule("payload-too-long", severity: .error)

    static let description = RuleDescription(
        rule, family: .text,
        summary: "An input has more bytes than are read of one payload.",
        reason: """
            No push service takes a payload of more than 5,120 bytes. What is over a mebibyte is not one payload but \
            a stream, or another file; it is passed over, so that memory stays bounded.
            """,
        wrong: .init("[\"" + String(repeating: "a", count: InputBounds.payload) + "\"]", as: .json),
        right: .init("[\"a\"]", as: .json),
        documents: ["payload-check --help"])

    /// The finding under a policy, at the beginning of the input; none where the policy leaves the rule out.
    static func findings(_ policy: SeverityPolicy, isLine: Bool) -> [Finding] {
        guard let severity = policy.severity(of: rule) else { return [] }
        let what = isLine ? "line" : "payload"
        let finding = Finding(
            rule: rule, severity: severity, message: "the \(what) has more than 1,048,576 bytes and is not inspected",
            help: isLine ? nil : "inspect a file with one payload a line with --ndjson", pointer: "",
            place: SourceRange(offset: 0, length: 0, line: 1, column: 1, endLine: 1, endColumn: 1))
        return [finding]
    }
}
