/// What an inspection says about one payload.
public struct PayloadReport<Notification: Sendable>: Sendable {
    /// What the payload was held to be: the kind that was asked for, or the detected one.
    public let kind: PayloadKind

    /// What is wrong or doubtful, in the order of the text.
    public let findings: [Finding]

    /// What routing needs, typed; nil when the payload does not meet the contract's minimum, or under no contract.
    public let notification: Notification?

    /// Makes a report as it is; nothing is checked.
    public init(kind: PayloadKind, findings: [Finding], notification: Notification?) {
        self.kind = kind
        self.findings = findings
        self.notification = notification
    }
}

extension PayloadReport: Equatable where Notification: Equatable {}
