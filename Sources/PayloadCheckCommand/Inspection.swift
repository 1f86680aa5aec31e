package import NotificationPayload

/// What the command asks of an inspection: everything but the payload.
package struct InspectionRequest: Sendable, Hashable {
    /// The kind to hold payloads against; nil detects it.
    package var kind: PayloadKind?

    /// Whose promises payloads are held against, beyond the platforms' rules.
    package var contract = ContractChoice.gateway

    /// The organiser's name that the gateway would add to a request; nil where it is not known.
    package var organiser: String?

    /// The event that the gateway would add to a request; nil where it is not known.
    package var event: EventID?

    /// Which findings count, and how much.
    package var policy = SeverityPolicy()

    /// Detects the kind, under the gateway's contract, with the severities of the catalogue.
    package init() {}
}

/// The contracts that the command line knows by name.
package enum ContractChoice: String, Sendable, Hashable, CaseIterable {
    /// The OPass Push Gateway's.
    case gateway
    /// None: the platforms' rules alone.
    case none
}

/// What an inspection says about one payload, as far as the command prints it.
package struct Inspected: Sendable, Hashable {
    /// The kind that was asked for, or the detected one.
    package var kind: PayloadKind

    /// What is wrong or doubtful, in the order of the text.
    package var findings: [Finding]

    /// Takes both as they are.
    package init(kind: PayloadKind, findings: [Finding]) {
        self.kind = kind
        self.findings = findings
    }
}

/// Inspects one payload's bytes. Called from several threads at once.
package typealias Inspection = @Sendable (_ payload: [UInt8], _ request: InspectionRequest) -> Inspected

extension PayloadCheck {
    /// The command with the package's own inspection and catalogue.
    package static let standard = PayloadCheck(
        inspection: { payload, request in
            let options = InspectionOptions(
                policy: request.policy, organiser: request.organiser, event: request.event)
            return switch request.contract {
            case .gateway:
                Inspected(PayloadInspector(contract: .gatewayV1, options: options).inspect(payload, as: request.kind))
            case .none:
                Inspected(PayloadInspector(contract: .none, options: options).inspect(payload, as: request.kind))
            }
        },
        catalogue: { RuleCatalogue.descriptions })
}

extension Inspected {
    fileprivate init<Notification>(_ report: PayloadReport<Notification>) {
        self.init(kind: report.kind, findings: report.findings)
    }
}
