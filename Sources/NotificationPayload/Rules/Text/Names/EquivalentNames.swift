internal import JSONReading

extension Rule {
    /// Two names of an object differ only in how their characters are composed.
    static let equivalentNames = Rule("equivalent-names", severity: .warning)
}

extension Inspection {
    mutating func reportEquivalentName(_ remark: JSONRemark, _ earlier: String) {
        report(
            .equivalentNames, at: .name(remark.node),
            "\(quoted(remark.node)) looks like the name at \(earlier) and differs only in its Unicode normalization",
            help: "write both composed (NFC), and keep one")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let equivalentNames = RuleDescription(
        .equivalentNames, family: .text,
        summary: "Two names of an object differ only in how their characters are composed.",
        reason: """
            Swift and Objective-C compare text by what it looks like, so one of the two members gets lost on an \
            Apple device.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open"},"caf\u00E9":1,"cafe\u0301":2}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"},"caf\u00E9":1}"#, as: .apns),
        documents: ["Unicode Standard Annex 15"])
}
#endif
