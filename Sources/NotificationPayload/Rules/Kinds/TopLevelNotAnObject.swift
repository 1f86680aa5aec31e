internal import JSONReading

extension Rule {
    /// The text is JSON, but no object.
    static let topLevelNotAnObject = Rule("top-level-not-an-object", severity: .error)
}

extension Inspection {
    mutating func reportTopLevel() {
        let root = document.rootNode
        let help: String
        switch document.kind(root) {
        case .array: help = "send each payload by itself: a payload is one object"
        case .string: help = "a payload is an object, such as {\"aps\":{\"alert\":\"Hello\"}}"
        default: help = "a payload is an object"
        }
        report(.topLevelNotAnObject, at: .value(root), "the payload is \(described(root)), not an object", help: help)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let topLevelNotAnObject = RuleDescription(
        .topLevelNotAnObject, family: .text,
        summary: "The text is JSON, but no object.",
        reason: "Every push service reads an object and refuses anything else.",
        wrong: Example(#"[{"aps":{"alert":"Doors open"}}]"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
