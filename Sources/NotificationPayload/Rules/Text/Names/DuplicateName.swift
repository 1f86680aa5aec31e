internal import JSONReading

extension Rule {
    /// An object has two members of the same name.
    static let duplicateName = Rule("duplicate-name", severity: .error)
}

extension Inspection {
    mutating func reportDuplicateName(_ remark: JSONRemark, _ earlier: String) {
        report(
            .duplicateName, at: .name(remark.node), "\(quoted(remark.node)) is there twice; the first is at \(earlier)",
            help: "keep one of the two")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let duplicateName = RuleDescription(
        .duplicateName, family: .text,
        summary: "An object has two members of the same name.",
        reason: """
            Which of the two counts differs by reader: the sender, the service and the device may each take \
            another one.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","alert":"Doors closed"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 4"])
}
#endif
