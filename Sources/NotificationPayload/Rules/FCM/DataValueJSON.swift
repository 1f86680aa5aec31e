internal import JSONReading

extension Rule {
    /// A data value is JSON in a string.
    static let dataValueJSON = Rule("data-value-json", severity: .info)
}

extension Inspection {
    mutating func checkForJSON(_ member: Member, _ text: ArraySlice<UInt8>) {
        guard text.last == UInt8(ascii: "}") || text.last == UInt8(ascii: "]") else { return }
        let bytes = Array(text)
        let isJSON: Bool
        do throws(JSONError) {
            _ = try JSONDocument(bytes)
            isJSON = true
        } catch {
            isJSON = false
        }
        guard isJSON else { return }
        report(
            .dataValueJSON, at: .value(member.value), "\(quoted(member.name)) is JSON in a string",
            help: "the application has to decode it; single keys with strings need no decoding")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let dataValueJSON = RuleDescription(
        .dataValueJSON, family: .fcm,
        summary: "A data value is JSON in a string.",
        reason: "That is the way to send something nested; each client then has to decode it by itself.",
        wrong: Example(#"{"message":{"topic":"news","data":{"user":"{\"name\":\"Ann\"}"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","data":{"user_name":"Ann"}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Message"])
}
#endif
