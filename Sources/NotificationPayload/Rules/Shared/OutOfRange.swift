internal import JSONReading

extension Rule {
    /// A known key has a number outside of the range it may have.
    static let outOfRange = Rule("out-of-range", severity: .error)
}

/// Checks for members whose numbers have bounds.
enum OutOfRange {
    /// The number must not be below zero.
    static func notNegative(_ inspection: inout Inspection, _ member: Member) {
        guard inspection.document.kind(member.value) == .number else { return }
        // Only a number that begins with a minus sign can be below zero, so others need not be read.
        guard inspection.document.utf8(member.value).first == UInt8(ascii: "-") else { return }
        guard inspection.document.number(member.value).isNegative else { return }
        let message = "\(inspection.quoted(member.name)) is \(inspection.described(member.value)), below 0"
        inspection.report(.outOfRange, at: .value(member.value), message)
    }

    /// The number must be 0, 1 or between them.
    static func zeroToOne(_ inspection: inout Inspection, _ member: Member) {
        guard inspection.document.kind(member.value) == .number else { return }
        if inspection.document.isPlainlyZeroToOne(member.value) { return }
        let number = inspection.document.number(member.value)
        guard number.isNegative || number.isGreater(than: 1) else { return }
        let message = "\(inspection.quoted(member.name)) is \(inspection.described(member.value)), outside of 0 to 1"
        inspection.report(.outOfRange, at: .value(member.value), message)
    }
}

extension JSONDocument {
    /// Whether a number is between 0 and 1 by its first characters, which needs no arithmetic.
    fileprivate func isPlainlyZeroToOne(_ node: JSONNode) -> Bool {
        if equals(node, "1") || equals(node, "1.0") { return true }
        return utf8(node).first == UInt8(ascii: "0") && !flags(node).contains(.exponent)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let outOfRange = RuleDescription(
        .outOfRange, family: .apple,
        summary: "A known key has a number outside of the range it may have.",
        reason: "The system ignores a value that it cannot use: a badge below zero, a volume above one.",
        wrong: Example(#"{"aps":{"alert":"Doors open","relevance-score":75}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open","relevance-score":0.75}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
