internal import JSONReading

extension Rule {
    /// A data value is what a program writes when it has no text for something.
    static let dataValuePlaceholder = Rule("data-value-placeholder", severity: .warning)
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
}
#endif
