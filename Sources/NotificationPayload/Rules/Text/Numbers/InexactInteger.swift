internal import JSONReading

extension Rule {
    /// An integer is beyond 2^53, where readers that hold numbers as doubles round it.
    static let inexactInteger = Rule("inexact-integer", severity: .warning)
}

extension Inspection {
    mutating func reportInexactInteger(_ value: JSONNode) {
        report(
            .inexactInteger, at: .value(value),
            "\(subject(of: value)) is \(Wording.shortened(document.string(value))), beyond ±9007199254740991, "
                + "where doubles are no longer exact",
            help: "send an identifier as a string")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let inexactInteger = RuleDescription(
        .inexactInteger, family: .text,
        summary: "An integer is beyond 2^53, where readers that hold numbers as doubles round it.",
        reason: """
            JavaScript, and every service that is written in it, holds numbers as doubles: the last digits \
            change on the way.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open"},"id":9007199254740993}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"},"id":9007199254740991}"#, as: .apns),
        documents: ["RFC 8259, section 6", "RFC 7493, section 2.2"])
}
#endif
