internal import JSONReading

extension Rule {
    /// The image of a notification is no https address.
    static let imageNotHTTPS = Rule("image-not-https", severity: .warning)
}

extension Inspection {
    mutating func checkImage(_ member: Member) {
        guard !isSecureAddress(member.value) else { return }
        report(
            .imageNotHTTPS, at: .value(member.value),
            "\(quoted(member.name)) is not an absolute https address", help: helpForAddress(member.value))
    }

    /// Whether a text is an address that a device can fetch from anywhere, and safely.
    func isSecureAddress(_ value: JSONNode) -> Bool {
        let text = document.utf8(value)
        let scheme = "https://".utf8
        return text.count > scheme.count && text.starts(with: scheme)
    }

    /// A text without a scheme has no host either: a scheme in front of it would not make it an address.
    func helpForAddress(_ value: JSONNode) -> String {
        let text = document.utf8(value)
        let rest = text.drop { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        return rest.count < text.count && rest.starts(with: "://".utf8)
            ? "begin it with https://" : "write the whole address, \"https://\" and the host included"
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let imageNotHTTPS = RuleDescription(
        .imageNotHTTPS, family: .fcm,
        summary: "The image of a notification is no https address.",
        reason: """
            The device fetches the image by itself. It has no address to resolve a relative one against, and both \
            systems refuse clear text unless the app makes an exception.
            """,
        wrong: Example(
            #"{"message":{"topic":"news","notification":{"title":"Doors","image":"http://example.org/a.png"}}}"#,
            as: .fcm),
        right: Example(
            #"{"message":{"topic":"news","notification":{"title":"Doors","image":"https://example.org/a.png"}}}"#,
            as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Notification"])
}
#endif
