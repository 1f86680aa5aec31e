internal import JSONReading

extension Rule {
    /// A data value is what a program writes when it has no text for something.
    static let dataValuePlaceholder = Rule("data-value-placeholder", severity: .warning)
    /// A data value is JSON in a string.
    static let dataValueJSON = Rule("data-value-json", severity: .info)
}

extension Inspection {
    mutating func checkDataValue(_ member: Member) {
        let text = document.utf8(member.value)
        guard let first = text.first else { return }
        switch first {
        case UInt8(ascii: "["), UInt8(ascii: "u"), UInt8(ascii: "n"), UInt8(ascii: "N"):
            let placeholders: [StaticString] = ["[object Object]", "undefined", "null", "NaN"]
            if let found = placeholders.first(where: { document.equals(member.value, $0) }) {
                return report(
                    .dataValuePlaceholder, at: .value(member.value),
                    "\(quoted(member.name)) is the text \"\(found)\", which a program writes for lack of a value",
                    help: found.description.hasPrefix("[")
                        ? "turn the object into JSON text before it is sent"
                        : "leave the key out where there is no value")
            }
            if first == UInt8(ascii: "[") { checkForJSON(member, text) }
        case UInt8(ascii: "{"):
            checkForJSON(member, text)
        default:
            break
        }
    }

    private mutating func checkForJSON(_ member: Member, _ text: ArraySlice<UInt8>) {
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
    static let dataValuePlaceholder = RuleDescription(
        .dataValuePlaceholder, family: .fcm,
        summary: "A data value is what a program writes when it has no text for something.",
        reason: """
            [object Object], undefined, null and NaN as text come from a conversion that lost the value. The message \
            is delivered, and the application gets a word that means nothing.
            """,
        wrong: Example(#"{"message":{"topic":"news","data":{"user":"[object Object]"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","data":{"user":"Ann"}}}"#, as: .fcm),
        documents: ["ECMAScript: Object.prototype.toString"])

    static let dataValueJSON = RuleDescription(
        .dataValueJSON, family: .fcm,
        summary: "A data value is JSON in a string.",
        reason: "That is the way to send something nested; each client then has to decode it by itself.",
        wrong: Example(#"{"message":{"topic":"news","data":{"user":"{\"name\":\"Ann\"}"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","data":{"user_name":"Ann"}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Message"])
}
#endif
