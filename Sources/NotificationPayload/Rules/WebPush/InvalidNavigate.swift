internal import JSONReading

extension Rule {
    /// The address that a click opens is no URL.
    static let invalidNavigate = Rule("invalid-navigate-url", severity: .error)
}

/// `navigate` is a URL; a relative one is taken from the page that subscribed.
enum InvalidNavigate {
    static func check(_ inspection: inout Inspection, _ member: Member) {
        let text = inspection.document.utf8(member.value)
        guard let mistake = mistake(in: text) else { return }
        inspection.report(
            .invalidNavigate, at: .value(member.value), "\(inspection.quoted(member.name)) \(mistake), so it is no URL",
            help: "write an address such as \"https://example.org/agenda\"")
    }

    private static func mistake(in text: ArraySlice<UInt8>) -> StaticString? {
        if text.isEmpty { return "is an empty string" }
        for byte in text where byte <= 0x20 || byte == 0x7F { return "holds white space or control characters" }
        for scheme: StaticString in ["http:", "https:"] where starts(text, with: scheme) {
            let rest = text.dropFirst(scheme.utf8CodeUnitCount).drop { $0 == UInt8(ascii: "/") }
            guard let first = rest.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "#") else {
                return "has no host"
            }
        }
        if starts(text, with: "javascript:") { return "is a script" }
        return nil
    }

    private static func starts(_ text: ArraySlice<UInt8>, with scheme: StaticString) -> Bool {
        guard text.count >= scheme.utf8CodeUnitCount else { return false }
        return scheme.withUTF8Buffer { letters in
            for (offset, byte) in text.prefix(letters.count).enumerated() {
                let lowered = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
                guard unsafe letters[offset] == lowered else { return false }
            }
            return true
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let invalidNavigate = RuleDescription(
        .invalidNavigate, family: .apple,
        summary: "The address that a click on a declarative web push opens is no URL.",
        reason: "A browser that cannot read the address does not take the message for a declarative one.",
        wrong: Example(#"{"web_push":8030,"notification":{"title":"New season","navigate":""}}"#, as: .webPush),
        right: Example(
            #"{"web_push":8030,"notification":{"title":"New season","navigate":"https://tv.example/s2"}}"#, as: .webPush
        ),
        documents: ["W3C: Push API, declarative push message"])
}
#endif
