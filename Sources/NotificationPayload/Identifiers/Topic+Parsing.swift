extension Topic {
    /// Reads a topic back from ``description``, and throws the first mistake, from left to right.
    public init(_ text: String) throws(TopicRefusal) {
        try self.init(utf8: text.utf8)
    }

    /// Reads a topic from its bytes, which need not be UTF-8.
    package init(utf8 bytes: some Collection<UInt8>) throws(TopicRefusal) {
        if bytes.isEmpty { throw .empty }
        if bytes.starts(with: "/topics/".utf8) { throw .legacyPrefix }
        let dot = UInt8(ascii: ".")
        guard bytes.starts(with: (Self.scheme + ".").utf8) else { throw .scheme }
        let count = bytes.reduce(1) { $1 == dot ? $0 + 1 : $0 }
        guard count == 4 else { throw .segments(count: count) }
        let segments = bytes.split(separator: dot, omittingEmptySubsequences: false)

        if let refusal = EventID.refusal(ofUTF8: segments[1]) { throw .event(refusal) }
        if let refusal = Role.refusal(ofUTF8: segments[2]) { throw .role(refusal) }
        guard let locale = PushLocale(utf8: segments[3]) else { throw .locale }
        self.init(
            event: EventID(alreadyChecked: String(decoding: segments[1], as: UTF8.self)),
            role: Role(alreadyChecked: String(decoding: segments[2], as: UTF8.self)),
            locale: locale)
    }
}
