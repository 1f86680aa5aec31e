internal import JSONReading

extension Rule {
    /// A text that a person sees holds what looks like a placeholder of a template.
    static let unfilledPlaceholder = Rule("unfilled-placeholder", severity: .info)
}

extension Inspection {
    /// Reports the first placeholder in a text that holds one of the characters that begin one.
    mutating func reportPlaceholder(in value: JSONNode, of member: Member) {
        let text = document.utf8(value)
        guard let found = UnfilledPlaceholder.first(in: text) else { return }
        let start = text.startIndex
        let range = document.sourceRange(of: found.lowerBound - start..<found.upperBound - start, within: value)
        report(
            .unfilledPlaceholder, at: .part(value, range),
            "\(quoted(member.name)) holds \(Wording.quoted(String(decoding: text[found], as: UTF8.self))), "
                + "which looks like a placeholder",
            help: "fill it in before sending")
    }
}

private enum UnfilledPlaceholder {
    static func first(in text: ArraySlice<UInt8>) -> Range<Int>? {
        var at = text.startIndex
        while at + 1 < text.endIndex {
            let next = text[at + 1]
            switch text[at] {
            case UInt8(ascii: "{") where next == UInt8(ascii: "{"):
                if let end = end(in: text, from: at + 2, UInt8(ascii: "}"), isDouble: true) { return at..<end }
            case UInt8(ascii: "$") where next == UInt8(ascii: "{"):
                if let end = end(in: text, from: at + 2, UInt8(ascii: "}"), isDouble: false) { return at..<end }
            case UInt8(ascii: "$") where next == UInt8(ascii: "("):
                if let end = end(in: text, from: at + 2, UInt8(ascii: ")"), isDouble: false) { return at..<end }
            case UInt8(ascii: "%") where next == UInt8(ascii: "@"):
                return at..<at + 2
            case UInt8(ascii: "%")
            where ASCII.isDigit(next) && at + 3 < text.endIndex && text[at + 2] == UInt8(ascii: "$"):
                if text[at + 3] == UInt8(ascii: "@") || text[at + 3] == UInt8(ascii: "s") { return at..<at + 4 }
            default: break
            }
            at += 1
        }
        return nil
    }

    /// The end of a name of letters, digits, dots, underscores and spaces that is closed by a bracket.
    private static func end(in text: ArraySlice<UInt8>, from start: Int, _ mark: UInt8, isDouble: Bool) -> Int? {
        var at = start
        while at < text.endIndex, isName(text[at]) { at += 1 }
        guard at > start, at < text.endIndex, text[at] == mark else { return nil }
        guard isDouble else { return at + 1 }
        return at + 1 < text.endIndex && text[at + 1] == mark ? at + 2 : nil
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let unfilledPlaceholder = RuleDescription(
        .unfilledPlaceholder, family: .text,
        summary: "A text that a person sees holds what looks like a placeholder of a template.",
        reason: "Nothing fills it in on the way: the person reads it as it stands.",
        wrong: Example(#"{"aps":{"alert":"Hello {{name}}"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Hello Ada"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
