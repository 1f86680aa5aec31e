internal import JSONReading

extension Rule {
    /// A number is so small that a double makes zero of it.
    static let numberUnderflow = Rule("number-underflow", severity: .warning)
}

extension Inspection {
    mutating func reportUnderflow(_ value: JSONNode) {
        report(
            .numberUnderflow, at: .value(value),
            "\(subject(of: value)) is \(Wording.shortened(document.string(value))), which becomes 0 as a double",
            help: "write 0, or a string")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let numberUnderflow = RuleDescription(
        .numberUnderflow, family: .text,
        summary: "A number is so small that a double makes zero of it.",
        reason: "Readers hold numbers as doubles, and the smallest of those is about 4.9e-324.",
        wrong: Example(#"{"aps":{"alert":"Doors open"},"size":1e-400}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 6"])
}
#endif
