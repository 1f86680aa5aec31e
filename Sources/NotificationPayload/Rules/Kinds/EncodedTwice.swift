internal import JSONReading

extension Rule {
    /// The text is a JSON string that holds JSON.
    static let encodedTwice = Rule("encoded-twice", severity: .error)
}

extension Inspection {
    /// Whether the whole text is a string that holds an object or an array, which is then reported.
    mutating func reportEncodedTwice() -> Bool {
        let root = document.rootNode
        guard document.kind(root) == .string else { return false }
        let text = document.utf8(root)
        guard let first = text.first(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }),
            first == UInt8(ascii: "{") || first == UInt8(ascii: "["), (try? JSONDocument(Array(text))) != nil
        else { return false }
        report(
            .encodedTwice, at: .value(root), "the payload is a string that holds JSON: it was encoded twice",
            help: "send what is in the string; hand the encoder the object, not its text")
        return true
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let encodedTwice = RuleDescription(
        .encodedTwice, family: .text,
        summary: "The text is a JSON string that holds JSON.",
        reason: "The service reads one string where it needs an object.",
        wrong: Example(#""{\"aps\":{\"alert\":\"Doors open\"}}""#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
