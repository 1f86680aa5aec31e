internal import JSONReading

extension Rule {
    /// Bytes in the text are no UTF-8.
    static let invalidUTF8 = Rule("invalid-utf-8", severity: .error)
}

extension TextMistake {
    static func invalidUTF8(_ text: BrokenText, _ fault: UTF8Fault) -> TextMistake {
        var bytes = ""
        for offset in text.error.offset..<text.error.offset + max(1, text.error.length) {
            guard let byte = text.byte(at: offset) else { break }
            let digits = String(byte, radix: 16, uppercase: true)
            bytes += (bytes.isEmpty ? "" : " ") + (digits.utf8.count < 2 ? "0" : "") + digits
        }
        let single = text.error.length < 2
        let subject = single ? "the byte \(bytes) is no UTF-8" : "the bytes \(bytes) are no UTF-8"
        return TextMistake(.invalidUTF8, subject + ": " + why(fault), help: invalidUTF8Help(fault))
    }

    private static func why(_ fault: UTF8Fault) -> String {
        switch fault {
        case .overlong: "more bytes than the character needs"
        case .surrogate: "half of a surrogate pair, which only UTF-16 has"
        case .beyondUnicode: "above U+10FFFF, the last character there is"
        case .truncated: "the character is cut off"
        case .unexpectedByte: "no character begins with it"
        }
    }

    private static func invalidUTF8Help(_ fault: UTF8Fault) -> String {
        switch fault {
        case .surrogate: "encode the pair as one character of four bytes"
        case .overlong, .beyondUnicode: "write the character's shortest form, as every UTF-8 encoder does"
        case .truncated, .unexpectedByte:
            "save the text as UTF-8; it may be in a single-byte encoding such as Latin-1, or cut within a character"
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let invalidUTF8 = RuleDescription(
        .invalidUTF8, family: .text,
        summary: "Bytes in the text are no UTF-8.",
        reason: """
            A reader refuses the text, or shows a replacement character to the person; which of the two differs \
            by system.
            """,
        wrong: Example(
            bytes: Array(#"{"aps":{"alert":"Caf"#.utf8) + [0xE9] + Array(#""}}"#.utf8),
            shownAs: #"{"aps":{"alert":"Caf<E9>"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Café"}}"#, as: .apns),
        documents: ["RFC 3629, section 3", "RFC 8259, section 8.1"])
}
#endif
