internal import JSONReading

extension Rule {
    /// An integer does not fit 64 bits.
    static let integerOutside64Bits = Rule("integer-outside-64-bits", severity: .error)
}

extension Inspection {
    mutating func reportHugeInteger(_ value: JSONNode) {
        report(
            .integerOutside64Bits, at: .value(value),
            "\(subject(of: value)) is \(Wording.shortened(document.string(value))), which does not fit 64 bits",
            help: "send an identifier as a string")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let integerOutside64Bits = RuleDescription(
        .integerOutside64Bits, family: .text,
        summary: "An integer does not fit 64 bits.",
        reason: "No platform reads it as an integer: it is rounded, refused, or the whole text is.",
        wrong: Example(#"{"aps":{"alert":"Doors open"},"id":9223372036854775808}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"},"id":"9223372036854775808"}"#, as: .apns),
        documents: ["RFC 8259, section 6"])
}
#endif
