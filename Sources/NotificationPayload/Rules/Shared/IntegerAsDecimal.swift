internal import JSONReading

extension Rule {
    /// A whole number is written with a fraction or an exponent where an integer is expected.
    static let integerAsDecimal = Rule("integer-as-decimal", severity: .warning)
}

extension Inspection {
    mutating func reportIntegerAsDecimal(_ value: JSONNode, named name: JSONNode) {
        report(
            .integerAsDecimal, at: .value(value),
            "\(quoted(name)) is \(Wording.shortened(document.string(value))), an integer written as a decimal number",
            help: document.number(value).plainText.map { "write \($0)" }
                ?? "write it without decimal point and exponent")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let integerAsDecimal = RuleDescription(
        .integerAsDecimal, family: .text,
        summary: "A whole number is written with a fraction or an exponent where an integer is expected.",
        reason: "Readers that keep integers and decimal numbers apart do not find an integer there.",
        wrong: Example(#"{"aps":{"alert":"Doors open","badge":1.0}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open","badge":1}}"#, as: .apns),
        documents: ["RFC 8259, section 6"])
}
#endif
