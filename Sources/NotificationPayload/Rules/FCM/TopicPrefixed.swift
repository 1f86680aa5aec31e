internal import JSONReading

extension Rule {
    /// A topic is written with the prefix `/topics/`.
    static let topicPrefixed = Rule("topic-prefixed", severity: .error)
}

extension Inspection {
    /// Reports the prefix that the legacy interface wanted.
    mutating func isPrefixed(_ name: ArraySlice<UInt8>, at start: Int, of member: Member) -> Bool {
        guard name.first == UInt8(ascii: "/"), let length = TopicPrefix.length(name) else { return false }
        let range = document.sourceRange(of: start..<start + length, within: member.value)
        let bare = Wording.shortened(String(decoding: name.dropFirst(length), as: UTF8.self))
        report(
            .topicPrefixed, at: .part(member.value, range),
            "\(topicSubject(of: member)) begins with /topics/, which is no part of a topic's name",
            help: bare.isEmpty ? "write the bare name" : "write \"\(bare)\"")
        return true
    }
}

private enum TopicPrefix {
    static func length(_ name: ArraySlice<UInt8>) -> Int? {
        let prefix = "/topics/".utf8
        return name.starts(with: prefix) ? prefix.count : nil
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let topicPrefixed = RuleDescription(
        .topicPrefixed, family: .fcm,
        summary: "A topic is written with the prefix /topics/.",
        reason: "The legacy interface and the clients' calls take the prefix; HTTP v1 refuses it with status 400.",
        wrong: Example(#"{"message":{"topic":"/topics/news","data":{"k":"v"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","data":{"k":"v"}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Message"])
}
#endif
