extension Rule {
    /// A payload has more findings than are listed.
    static let moreFindings = Rule("more-findings", severity: .info)
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let moreFindings = RuleDescription(
        .moreFindings, family: .text,
        summary: "A payload has more findings than are listed.",
        reason: """
            At most 250 findings are listed for a payload, and fewer where names of many thousand bytes make their \
            pointers too long; the weightiest are kept first. A page of thousands helps nobody, and a hostile text \
            could ask for more memory than there is.
            """,
        wrong: Example(
            "{\"aps\":{\"alert\":\"x\"},\"a\":[" + String(repeating: "1e400,", count: 250) + "1e400]}", as: .apns),
        right: Example("{\"aps\":{\"alert\":\"x\"},\"a\":[1e300]}", as: .apns),
        documents: ["this rule"])
}
#endif
