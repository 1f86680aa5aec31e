internal import JSONReading

extension Rule {
    /// A header for the web push service has a value that its protocol does not know.
    static let webPushHeaderMalformed = Rule("web-push-header-malformed", severity: .error)
}

extension Inspection {
    mutating func checkWebPushHeader(_ member: Member) {
        guard document.kind(member.value) == .string else {
            return reportDataValueType(member, of: "message.webpush.headers")
        }
        let text = document.utf8(member.value)
        if document.equalsInAnyCase(member.name, "Urgency") {
            for word in FCMWords.urgencies where document.equals(member.value, word) { return }
            var words: [String] = []
            for word in FCMWords.urgencies { words.append(word.description) }
            let found = document.string(member.value)
            report(
                .webPushHeaderMalformed, at: .value(member.value),
                "\(quoted(member.name)) is \(Wording.quoted(found)), not \(Wording.choice(words))",
                help: NearestWord.find(found, among: words).map { "write \"\($0)\"" })
        } else if document.equalsInAnyCase(member.name, "TTL") {
            guard text.isEmpty || !text.allSatisfy({ ASCII.isDigit($0) }) else { return }
            report(
                .webPushHeaderMalformed, at: .value(member.value),
                "\(quoted(member.name)) is \(Wording.quoted(document.string(member.value))), not decimal seconds",
                help: "write digits only, such as \"3600\"")
        } else if document.equalsInAnyCase(member.name, "Topic") {
            let isLabel = text.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == 0x2D || $0 == 0x5F }
            guard text.isEmpty || text.count > 32 || !isLabel else { return }
            report(
                .webPushHeaderMalformed, at: .value(member.value),
                "\(quoted(member.name)) is not 1 to 32 ASCII letters, digits, - and _")
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let webPushHeaderMalformed = RuleDescription(
        .webPushHeaderMalformed, family: .fcm,
        summary: "A header for the web push service has a value that its protocol does not know.",
        reason: """
            Urgency is very-low, low, normal or high; TTL is seconds in digits; Topic is up to 32 characters of the \
            URL-safe base 64 alphabet. The push service refuses the request otherwise.
            """,
        wrong: Example(
            #"{"message":{"topic":"news","data":{"k":"v"},"webpush":{"headers":{"Urgency":"urgent"}}}}"#, as: .fcm),
        right: Example(
            #"{"message":{"topic":"news","data":{"k":"v"},"webpush":{"headers":{"Urgency":"high"}}}}"#, as: .fcm),
        documents: ["RFC 8030, sections 5.2 to 5.4"])
}
#endif
