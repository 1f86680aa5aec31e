internal import JSONReading

extension Rule {
    /// A number is greater than any double.
    static let numberOverflow = Rule("number-overflow", severity: .error)
}

extension Inspection {
    mutating func reportOverflow(_ value: JSONNode) {
        report(
            .numberOverflow, at: .value(value),
            "\(subject(of: value)) is \(Wording.shortened(document.string(value))), greater than any double",
            help: "send it as a string, or a smaller one")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let numberOverflow = RuleDescription(
        .numberOverflow, family: .text,
        summary: "A number is greater than any double.",
        reason: "Readers make infinity of it, or refuse the text.",
        wrong: Example(#"{"aps":{"alert":"Doors open"},"size":1e400}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 6"])
}
#endif
