internal import JSONReading

extension Rule {
    /// The text is an object as JavaScript source has it, not JSON.
    static let javaScriptObject = Rule("javascript-object", severity: .error)
}

extension TextMistake {
    /// Several names without quotes, or values that only JavaScript has: no slip.
    static func javaScriptObject(_ text: BrokenText, _ survey: TextSurvey) -> TextMistake? {
        guard case let bare = survey.bareNames, bare > 0 || survey.scriptWords > 0 else { return nil }
        let byNames = bare > 1 && bare >= survey.quotedNames
        let byWords = survey.scriptWords > 0 && bare + survey.singleQuotedNames > survey.quotedNames
        let start = text.skippingWhiteSpace(from: 0)
        guard byNames || byWords, let first = text.byte(at: start), first != UInt8(ascii: "a") else { return nil }
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "(") else { return nil }
        return TextMistake(
            .javaScriptObject, "the text is an object as JavaScript source has it, not JSON",
            help: "write it with JSON.stringify")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let javaScriptObject = RuleDescription(
        .javaScriptObject, family: .text,
        summary: "The text is an object as JavaScript source has it, not JSON.",
        reason: """
            JSON is stricter than the language it came from: every name has double quotes, and there are no \
            variables.
            """,
        wrong: Example("{ aps: { alert: 'Doors open', badge: 1 } }"),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#),
        documents: ["RFC 8259, section 2"])
}
#endif
