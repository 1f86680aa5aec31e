internal import JSONReading

extension Rule {
    /// The text is a dictionary as a program prints it, not JSON.
    static let programDump = Rule("program-dump", severity: .error)
}

extension TextMistake {
    /// Which language's dictionary the text is, where its marks outweigh what would be slips in JSON.
    static func programDump(_ text: BrokenText, _ survey: TextSurvey) -> TextMistake? {
        if let language = ProgramDump.language(of: text, survey) {
            return TextMistake(
                .programDump, "the text is \(language.name), not JSON", help: language.help)
        }
        return nil
    }
}

private struct ProgramDump {
    let name: String
    let help: String

    static func language(of text: BrokenText, _ survey: TextSurvey) -> ProgramDump? {
        let start = text.skippingWhiteSpace(from: 0)
        if text.has("[AnyHashable(", at: start) || text.has("[:]", at: start) || isSwiftLiteral(text, start) {
            return ProgramDump(
                name: "a Swift dictionary", help: "print what JSONSerialization makes of the dictionary")
        }
        if survey.equals > survey.quotedNames, survey.semicolons > 0 || text.byte(at: start) == UInt8(ascii: "(") {
            return ProgramDump(
                name: "an Objective-C dictionary as NSLog prints it",
                help: "print what NSJSONSerialization makes of the dictionary")
        }
        if survey.rockets > 1 || survey.rockets == 1 && survey.quotedNames == 0 {
            return ProgramDump(
                name: "a Ruby hash or a PHP array", help: "write it with to_json in Ruby, with json_encode in PHP")
        }
        if survey.pythonWords > 0, survey.singleQuotedNames > survey.quotedNames {
            return ProgramDump(name: "a Python dictionary", help: "write it with json.dumps")
        }
        guard text.byte(at: start) == UInt8(ascii: "{"), survey.quotedNames == 0 else { return nil }
        if survey.equals > 0, survey.bareNames == 0 {
            return ProgramDump(
                name: "a Java or Kotlin map as it prints itself", help: "write it with JSONObject or another encoder")
        }
        if survey.bareNames > 0, survey.looseWords > 0, survey.singleQuotedNames == 0 {
            return ProgramDump(name: "a Dart map as it prints itself", help: "write it with jsonEncode")
        }
        return nil
    }

    /// `["aps": …]`: brackets where JSON has braces, from the first name on.
    private static func isSwiftLiteral(_ text: BrokenText, _ start: Int) -> Bool {
        guard text.byte(at: start) == UInt8(ascii: "["), text.error.pointer.isEmpty,
            case .wrongSeparator(":", ",") = text.error.mistake
        else { return false }
        return true
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let programDump = RuleDescription(
        .programDump, family: .text,
        summary: "The text is a dictionary as a program prints it, not JSON.",
        reason: """
            What print, NSLog or str() show is meant for people: types are lost, and no service reads it.
            """,
        wrong: Example(#"[AnyHashable("aps"): {"alert": "Doors open"}]"#),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#),
        documents: ["RFC 8259, section 2"])
}
#endif
