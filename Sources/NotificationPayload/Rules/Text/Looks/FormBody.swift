internal import JSONReading

extension Rule {
    /// The text is the body of an HTML form, not JSON.
    static let formBody = Rule("form-body", severity: .error)
}

extension TextMistake {
    /// `name=value`, percent-encoded, or JSON that is percent-encoded as a whole.
    static func formBody(_ text: BrokenText) -> TextMistake? {
        let start = text.skippingWhiteSpace(from: 0)
        if text.has("%7B", at: start) || text.has("%7b", at: start) || text.has("%5B", at: start) {
            return TextMistake(
                .formBody, "the text is percent-encoded", help: "decode it first, or send it as it was before")
        }
        var at = start
        while let byte = text.byte(at: at), isFieldName(byte) { at += 1 }
        guard at > start, text.byte(at: at) == UInt8(ascii: "="), text.byte(at: at + 1) != UInt8(ascii: ">") else {
            return nil
        }
        let name = Wording.quoted(text.excerpt(start..<at))
        return TextMistake(
            .formBody, "\(name) is a form field: the text is the body of a form, not JSON",
            help: "send the JSON alone as the body, with the content type application/json")
    }

    private static func isFieldName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "%"):
            true
        default: false
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let formBody = RuleDescription(
        .formBody, family: .text,
        summary: "The text is the body of an HTML form, not JSON.",
        reason: """
            Push services take JSON as the whole body; the fields of a form belong to an interface in between.
            """,
        wrong: Example("payload=%7B%22aps%22%3A%7B%7D%7D"),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#),
        documents: ["RFC 8259, section 2"])
}
#endif
