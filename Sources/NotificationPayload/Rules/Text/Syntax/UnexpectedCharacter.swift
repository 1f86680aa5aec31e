extension Rule {
    /// A character stands where no value, name or bracket begins with it.
    static let unexpectedCharacter = Rule("unexpected-character", severity: .error)
}

extension TextMistake {
    static func unexpectedCharacter(_ text: BrokenText, _ found: Unicode.Scalar) -> TextMistake {
        let code = Wording.codePoint(found)
        switch found.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .format, .control:
            return TextMistake(
                .unexpectedCharacter, "the invisible character \(code) between values",
                help: "take it out; only space, tab and line breaks may stand there")
        default: break
        }
        // The wide forms stand at the same distance from ASCII.
        if found.value > 0xFF00, found.value < 0xFF5F, let narrow = Unicode.Scalar(found.value - 0xFEE0) {
            return TextMistake(
                .unexpectedCharacter, "the wide character \(String(found)) (\(code)) where \(String(narrow)) is meant",
                help: "write \(String(narrow))")
        }
        return TextMistake(
            .unexpectedCharacter, "unexpected \(Wording.quoted(String(found)))",
            help: "only {, [, a string in double quotes, a number, true, false or null begins a value")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let unexpectedCharacter = RuleDescription(
        .unexpectedCharacter, family: .text,
        summary: "A character stands where no value, name or bracket begins with it.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":*}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 3"])
}
#endif
