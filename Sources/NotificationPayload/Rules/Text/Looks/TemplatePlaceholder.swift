internal import JSONReading

extension Rule {
    /// A placeholder of a template stands where a value must.
    static let templatePlaceholder = Rule("template-placeholder", severity: .error)
}

extension TextMistake {
    /// What stands where the reader stopped, where that is a placeholder.
    static func templatePlaceholder(_ text: BrokenText) -> TextMistake? {
        guard let length = TemplatePlaceholder.length(in: text) else { return nil }
        let start = TemplatePlaceholder.start(in: text)
        return TextMistake(
            .templatePlaceholder,
            "\(Wording.quoted(text.excerpt(start..<start + length))) is a placeholder, not a value",
            help: "put a real value in its place, in double quotes where it is a text")
    }
}

private enum TemplatePlaceholder {
    static func start(in text: BrokenText) -> Int {
        let at = text.error.offset
        return text.has("{{", at: at - 1) || text.has("{%", at: at - 1) ? at - 1 : at
    }

    static func length(in text: BrokenText) -> Int? {
        let at = start(in: text)
        if text.has("...", at: at) || text.has("…", at: at) { return 3 }
        if text.has("{{", at: at) {
            return isName(text.byte(at: text.skippingWhiteSpace(from: at + 2))) ? to("}}") : nil
        }
        if text.has("{%", at: at) { return to("%}") }
        if text.has("${", at: at) || text.has("#{", at: at) || text.has("@{", at: at) { return to("}") }
        if text.has("$(", at: at) || text.has("%(", at: at) { return to(")") }
        if text.has("<%", at: at) { return to("%>") }
        switch text.byte(at: at) {
        case UInt8(ascii: "<"): return isName(text.byte(at: at + 1)) ? to(">") : nil
        case UInt8(ascii: "`"):
            guard let length = to("`", from: 1) else { return nil }
            for offset in at..<at + length where text.has("${", at: offset) { return length }
            return nil
        case UInt8(ascii: "%"):
            let letter = text.byte(at: at + 1)
            return letter == UInt8(ascii: "s") || letter == UInt8(ascii: "d") || letter == UInt8(ascii: "@") ? 2 : nil
        default: break
        }
        guard case .unknownWord(let word) = text.error.mistake else { return nil }
        return isStandIn(Array(word.utf8)) ? text.error.length : nil

        /// The length up to a closing mark on the same line, it included.
        func to(_ mark: StaticString, from first: Int = 2) -> Int? {
            var end = at + first
            while let byte = text.byte(at: end), byte != 0x0A, end - at < 200 {
                if text.has(mark, at: end) { return end + mark.utf8CodeUnitCount - at }
                end += 1
            }
            return nil
        }
    }

    private static func isName(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    /// `XXXX`, `xxx`, `YOUR_TOKEN`, `$TOKEN`, `__TOKEN__`: no word of a language.
    private static func isStandIn(_ word: [UInt8]) -> Bool {
        guard word.count > 1, let first = word.first else { return false }
        if first == UInt8(ascii: "$") { return true }
        if first == UInt8(ascii: "_"), word[1] == UInt8(ascii: "_") { return true }
        guard word.count > 2 else { return false }
        if word.allSatisfy({ $0 | 0x20 == UInt8(ascii: "x") }) { return true }
        let isUpper = word.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): byte != first
            default: false
            }
        }
        return isUpper && !isShouted(word)
    }

    /// Whether a word is one that other languages have, in capitals.
    private static func isShouted(_ word: [UInt8]) -> Bool {
        switch String(decoding: word, as: UTF8.self) {
        case "TRUE", "FALSE", "NULL", "NONE", "NIL", "YES", "NAN", "INF", "INFINITY": true
        default: false
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let templatePlaceholder = RuleDescription(
        .templatePlaceholder, family: .text,
        summary: "A placeholder of a template stands where a value must.",
        reason: """
            The template was sent before it was filled in, or a document's example was copied as it stands.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","badge":{{count}}}}"#),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#),
        documents: ["RFC 8259, section 2"])
}
#endif
