internal import JSONReading

extension Rule {
    /// A word that is not true, false or null stands where a value must.
    static let unknownWord = Rule("unknown-word", severity: .error)
}

extension TextMistake {
    static func unknownWord(_ word: String) -> TextMistake {
        let subject = Wording.shortened(word)
        if let first = word.utf8.first, first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") < 10 {
            return TextMistake(
                .unknownWord, "\(subject) is no number", help: "put it in double quotes where it is a text")
        }
        let help: String
        switch asciiLowercased(word) {
        case "true", "yes", "on", "tru", "ture": help = "write true"
        case "false", "no", "off", "fals", "flase": help = "write false"
        case "null", "none", "nil", "undefined", "nul", "nan": help = "leave the key out, or write null"
        default: help = "put it in double quotes where it is a text"
        }
        return TextMistake(.unknownWord, "\(subject) is no value that JSON has", help: help)
    }

    private static func asciiLowercased(_ word: String) -> String {
        var bytes: [UInt8] = []
        for byte in word.utf8 {
            let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            bytes.append(isUpper ? byte | 0x20 : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let unknownWord = RuleDescription(
        .unknownWord, family: .text,
        summary: "A word that is not true, false or null stands where a value must.",
        reason: """
            No strict reader takes the text, and a push service answers with an error in place of a \
            notification.
            """,
        wrong: Example(#"{"aps":{"alert":Doors}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["RFC 8259, section 3"])
}
#endif
