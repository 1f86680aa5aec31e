internal import JSONReading

extension Rule {
    /// The expiration of a push is not written as decimal seconds.
    static let invalidExpiration = Rule("invalid-apns-expiration", severity: .error)
}

/// `apns-expiration` is seconds since 1970 in decimal digits; 0 is one try.
enum InvalidExpiration {
    static func check(_ inspection: inout Inspection, _ member: Member) {
        let text = inspection.document.utf8(member.value)
        let isDecimal = text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !text.isEmpty, isDecimal, text.count <= 19 else {
            let found = Wording.quoted(inspection.document.string(member.value))
            inspection.report(
                .invalidExpiration, at: .value(member.value),
                "\"apns-expiration\" is \(found), not seconds since 1970 in decimal digits",
                help: "write a time such as \"1790000000\", or \"0\" for one try")
            return
        }
        TimeInMilliseconds.check(&inspection, member)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let invalidExpiration = RuleDescription(
        .invalidExpiration, family: .apple,
        summary: "The expiration of a push is not written as decimal seconds.",
        reason: "The service answers BadExpirationDate and refuses the push; a duration is no date either.",
        wrong: Example(
            #"{"message":{"token":"t","apns":{"headers":{"apns-expiration":"3600s"},"payload":{"aps":{"alert":"x"}}}}}"#,
            as: .fcm),
        right: Example(
            """
            {"message":{"token":"t","apns":{"headers":{"apns-expiration":"1790000000"},"payload":{"aps":{"alert":"x"}}}}}
            """, as: .fcm),
        documents: ["Apple: Sending notification requests to APNs"])
}
#endif
