internal import JSONReading

extension Rule {
    /// The text is in another format, not JSON.
    static let otherFormat = Rule("other-format", severity: .error)
}

extension TextMistake {
    /// Which format the first bytes are of.
    static func otherFormat(_ text: BrokenText) -> TextMistake? {
        guard let format = OtherFormat.format(of: text) else { return nil }
        return TextMistake(.otherFormat, "the text is \(format.name), not JSON", help: format.help)
    }
}

private struct OtherFormat {
    let name: String
    let help: String

    init(_ name: String, _ help: String) {
        self.name = name
        self.help = help
    }

    static func format(of text: BrokenText) -> OtherFormat? {
        if text.has("bplist00", at: 0) {
            return OtherFormat("a binary property list", "convert it with plutil -convert json")
        }
        if text.byte(at: 0) == 0x1F, text.byte(at: 1) == 0x8B {
            return OtherFormat("compressed with gzip", "decompress it first")
        }
        let start = text.skippingWhiteSpace(from: 0)
        if text.has("curl ", at: start) || text.has("$ curl ", at: start) {
            return OtherFormat("a curl command line", "inspect what follows its -d or --data option")
        }
        if text.has("POST ", at: start) || text.has("PUT ", at: start) || text.has("HTTP/", at: start)
            || text.has(":method", at: start)
        {
            return OtherFormat("an HTTP message", "inspect its body, which begins after the empty line")
        }
        if text.byte(at: start) == UInt8(ascii: "<") { return markup(text, start) }
        if isBase64(text, start) {
            return OtherFormat("encoded in base64", "decode it first")
        }
        if isYAML(text, start) {
            return OtherFormat("YAML", "write it as JSON, with braces, quotes and commas")
        }
        return nil
    }

    private static func markup(_ text: BrokenText, _ start: Int) -> OtherFormat? {
        if text.contains("<plist") {
            return OtherFormat("an XML property list", "convert it with plutil -convert json")
        }
        if text.has("<?xml", at: start) { return OtherFormat("XML", "send JSON") }
        if text.has("<!", at: start) || text.contains("</") {
            return OtherFormat("HTML or XML", "a server's error page may have been saved in place of its answer")
        }
        return nil
    }

    /// Whether the whole text is base64 that begins with an encoded brace.
    private static func isBase64(_ text: BrokenText, _ start: Int) -> Bool {
        guard text.byte(at: start) == UInt8(ascii: "e"), let second = text.byte(at: start + 1), text.count >= 16 else {
            return false
        }
        switch second {
        case UInt8(ascii: "w")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
            UInt8(ascii: "/"):
            break
        default: return false
        }
        for byte in text.bytes.dropFirst(start) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="),
                UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x0A, 0x0D, 0x20:
                continue
            default: return false
            }
        }
        return true
    }

    /// Whether the text begins with `---`, or with a line that is `name:` or `name: value`.
    private static func isYAML(_ text: BrokenText, _ start: Int) -> Bool {
        if text.has("---\n", at: start) || text.has("---\r", at: start) { return true }
        var at = start
        while let byte = text.byte(at: at), isLetter(byte) { at += 1 }
        guard at > start, text.byte(at: at) == UInt8(ascii: ":") else { return false }
        let next = text.byte(at: at + 1)
        return next == 0x20 || next == 0x0A || next == 0x0D
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "-")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let otherFormat = RuleDescription(
        .otherFormat, family: .text,
        summary: "The text is in another format, not JSON.",
        reason: "Push services take JSON and nothing else.",
        wrong: Example("curl -d '{}' https://push.example"),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#),
        documents: ["RFC 8259, section 2"])
}
#endif
