internal import JSONReading

/// Inspects payloads: bytes in, exact findings and a typed notification out.
///
/// ```swift
/// let report = PayloadInspector(contract: .gatewayV1).inspect(bytes)
/// for finding in report.findings { print(finding.pointer, finding.message) }
/// ```
public struct PayloadInspector<Notification: Sendable>: Sendable {
    private let contract: Contract<Notification>
    private let options: InspectionOptions

    /// The greatest payload that is inspected, in bytes: 1 MiB. A longer one gets one finding that says so.
    public static var maximumByteCount: Int { 1 << 20 }

    /// Makes an inspector for the payloads of one sender.
    public init(contract: Contract<Notification>, options: InspectionOptions = InspectionOptions()) {
        self.contract = contract
        self.options = options
    }

    /// Inspects one payload.
    ///
    /// It answers for every input: what is not JSON, not UTF-8, too long or too deep gets a finding.
    ///
    /// - Parameters:
    ///   - bytes: The bytes that the payload lies in; they are kept, not copied.
    ///   - range: The part that is the payload; without it, all of them. What lies outside of the bytes is left out.
    ///   - kind: What the payload is held to be; without it, or where it is unknown, that is detected.
    /// - Returns: The findings in the order of the text, and the notification where the contract reads one.
    public func inspect(
        _ bytes: [UInt8], in range: Range<Int>? = nil, as kind: PayloadKind? = nil
    ) -> PayloadReport<Notification> {
        // What a payload is not known to be cannot be asked for, so it is detected.
        let kind = kind == .unknown ? nil : kind
        let whole = 0..<bytes.count
        let part = (range ?? whole).clamped(to: whole)
        guard part.count <= Self.maximumByteCount else {
            return refused(kind, TextFindings.tooLong(part.count, limit: Self.maximumByteCount))
        }
        let document: JSONDocument
        do {
            document = try JSONDocument(bytes, in: part)
        } catch {
            return refused(kind, TextFindings.notJSON(error, bytes[part]))
        }
        let detected = kind ?? PayloadKind.detect(document)
        var inspection = Inspection(document: document, kind: detected, options: options)
        inspection.reportRemarks()
        let isPayload = inspection.inspectKind(isAskedFor: kind != nil)
        var notification: Notification?
        if isPayload, detected.mayBeUnderContract {
            contract.check(&inspection)
            notification = contract.read(DeliveredFields(document: document, kind: detected))
        }
        inspection.collector.close(in: document)
        return PayloadReport(
            kind: detected, findings: inspection.collector.findings(in: document),
            notification: notification)
    }

    private func refused(_ kind: PayloadKind?, _ finding: Finding) -> PayloadReport<Notification> {
        var findings: [Finding] = []
        if let severity = options.policy.severity(of: finding.rule) {
            findings = [finding.with(severity: severity)]
        }
        return PayloadReport(kind: kind ?? .unknown, findings: findings, notification: nil)
    }
}

extension Finding {
    func with(severity: Severity) -> Finding {
        Finding(rule: rule, severity: severity, message: message, help: help, pointer: pointer, place: place)
    }
}
