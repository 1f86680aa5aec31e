internal import JSONReading

extension Rule {
    /// The identifier of a push is no lower-case UUID.
    static let invalidAPNsID = Rule("invalid-apns-id", severity: .error)
}

/// `apns-id` is a UUID of 32 lower-case hexadecimal digits in five groups.
enum InvalidAPNsID {
    static func check(_ inspection: inout Inspection, _ member: Member) {
        guard !isUUID(inspection.document.utf8(member.value)) else { return }
        let name = inspection.quoted(member.name)
        let found = Wording.quoted(inspection.document.string(member.value))
        inspection.report(
            .invalidAPNsID, at: .value(member.value), "\(name) is \(found), not a UUID in lower case",
            help: "write 32 hexadecimal digits as 8-4-4-4-12, or leave it out: the service makes one")
    }

    private static func isUUID(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count == 36 else { return false }
        for (place, byte) in text.enumerated() {
            switch place {
            case 8, 13, 18, 23:
                guard byte == UInt8(ascii: "-") else { return false }
            default:
                let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                guard isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte) else { return false }
            }
        }
        return true
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let invalidAPNsID = RuleDescription(
        .invalidAPNsID, family: .apple,
        summary: "The identifier of a push is no lower-case UUID.",
        reason: "The service answers BadMessageId and refuses the push.",
        wrong: Example(
            #"{"message":{"token":"t","apns":{"headers":{"apns-id":"send-17"},"payload":{"aps":{"alert":"x"}}}}}"#,
            as: .fcm),
        right: Example(
            """
            {"message":{"token":"t","apns":{"headers":{"apns-id":"0b6c4a4e-6f9d-4c53-9c0a-2b7d0c1e8f11"},\
            "payload":{"aps":{"alert":"x"}}}}}
            """, as: .fcm),
        documents: ["Apple: Sending notification requests to APNs"])
}
#endif
