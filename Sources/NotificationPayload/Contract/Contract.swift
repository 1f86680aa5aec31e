/// What one sender promises about its payloads: rules beyond the platforms', and the reader of its typed notification.
///
/// ``gatewayV1`` is the OPass Push Gateway's; ``none`` is the platforms' rules alone. An application with identifiers
/// of its own states its contract in a few lines:
///
/// ```swift
/// let noteID = Rule("spark-note-id-missing", severity: .error)
/// let spark = Contract<String>(
///     name: "spark",
///     rules: [
///         ContractRule(noteID) { fields in
///             let field = fields["spark"]["note_id"]
///             return field.text == nil ? [ContractBreach(field, "\"note_id\" is \(field.description), not a string")] : []
///         }
///     ],
///     read: { $0["spark"]["note_id"].text })
/// ```
public struct Contract<Notification: Sendable>: Sendable {
    /// The name that the messages of its rules bear; nil for no contract.
    public let name: String?

    /// Reads the typed notification from a payload as the application gets it; nil where it does not meet the minimum.
    public let read: @Sendable (DeliveredFields) -> Notification?

    let check: @Sendable (inout Inspection) -> Void

    /// States a contract.
    ///
    /// - Parameters:
    ///   - name: What the sender or its contract is called.
    ///   - rules: What is held against every payload that could be the sender's.
    ///   - read: Makes the typed notification; nil where the payload is not the sender's.
    public init(
        name: String, rules: [ContractRule] = [], read: @escaping @Sendable (DeliveredFields) -> Notification?
    ) {
        self.name = name
        self.read = read
        check = { inspection in
            let fields = DeliveredFields(document: inspection.document, kind: inspection.kind)
            for rule in rules {
                for breach in rule.check(fields) {
                    guard let anchor = breach.field.anchor else { continue }
                    inspection.report(rule.rule, at: anchor, breach.message, help: breach.help)
                }
            }
        }
    }

    init(
        name: String?, check: @escaping @Sendable (inout Inspection) -> Void,
        read: @escaping @Sendable (DeliveredFields) -> Notification?
    ) {
        self.name = name
        self.check = check
        self.read = read
    }
}

extension Contract where Notification == Never {
    /// The platforms' rules alone.
    public static var none: Contract<Never> {
        Contract(name: nil, check: { _ in }, read: { _ in nil })
    }
}

/// One rule of a contract that an application states.
public struct ContractRule: Sendable {
    /// The rule that the findings bear.
    public let rule: Rule

    /// Gives every breach in a payload; none for a payload that keeps the rule.
    public let check: @Sendable (DeliveredFields) -> [ContractBreach]

    /// States a rule.
    public init(_ rule: Rule, check: @escaping @Sendable (DeliveredFields) -> [ContractBreach]) {
        self.rule = rule
        self.check = check
    }
}

/// A place where a payload breaks a rule of a contract.
public struct ContractBreach: Sendable {
    /// The field, which may be one that is absent.
    public let field: PayloadField

    /// What was found and what is allowed: lower case, no full stop.
    public let message: String

    /// What to do about it.
    public let help: String?

    /// Names a breach.
    public init(_ field: PayloadField, _ message: String, help: String? = nil) {
        self.field = field
        self.message = message
        self.help = help
    }
}

extension PayloadKind {
    /// Whether a payload of this kind could be a contract's at all; the others are judged by the platforms' rules.
    var mayBeUnderContract: Bool {
        switch self {
        case .apns, .delivered, .simulator, .fcm, .androidData, .gatewayRequest: true
        case .voip, .liveActivity, .wallet, .mdm, .legacyFCM, .webPush, .json, .unknown: false
        }
    }
}
