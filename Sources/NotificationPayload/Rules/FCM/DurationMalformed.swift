internal import JSONReading

extension Rule {
    /// A duration is not written as seconds with an `s`.
    static let durationMalformed = Rule("duration-malformed", severity: .error)
}

extension Inspection {
    /// The duration of a member, which is reported where it is none.
    @discardableResult
    mutating func checkDuration(_ member: Member) -> DurationText? {
        checkDuration(member.value, subject: member.name, isElement: false)
    }

    mutating func checkDurations(_ member: Member) {
        for element in document.elements(member.value) {
            let kind = document.kind(element)
            if kind == .string || kind == .number {
                checkDuration(element, subject: member.name, isElement: true)
            }
        }
    }

    @discardableResult
    private mutating func checkDuration(_ value: JSONNode, subject: JSONNode, isElement: Bool) -> DurationText? {
        let text = document.utf8(value)
        if document.kind(value) == .string, let duration = DurationText(text) { return duration }
        let found = document.kind(value) == .number ? described(value) : Wording.quoted(document.string(value))
        report(
            .durationMalformed, at: .value(value),
            "\(isElement ? "an element of " : "")\(quoted(subject)) is \(found), not seconds with an \"s\"",
            help: DurationMalformed.help(text))
        return nil
    }
}

private enum DurationMalformed {
    static func help(_ text: ArraySlice<UInt8>) -> String {
        let written = String(decoding: text, as: UTF8.self)
        if written.utf8.count < 20, DurationText(text + [UInt8(ascii: "s")]) != nil { return "write \"\(written)s\"" }
        let units: [(suffix: String, seconds: Int)] = [("m", 60), ("min", 60), ("h", 3600), ("d", 86400)]
        for unit in units where text.ends(with: unit.suffix) {
            if let count = Int(written.dropLast(unit.suffix.utf8.count)), (0...10000).contains(count) {
                return "write \"\(count * unit.seconds)s\""
            }
        }
        if text.ends(with: "ms"), let count = Int(written.dropLast(2)), count >= 0 {
            return "write \"\(DurationMalformed.seconds(ofMilliseconds: count))s\""
        }
        return "write seconds with at most nine decimals, such as \"3600s\" or \"0.5s\""
    }

    private static func seconds(ofMilliseconds count: Int) -> String {
        guard count % 1000 != 0 else { return "\(count / 1000)" }
        let decimals = String(count % 1000)
        return "\(count / 1000)." + String(repeating: "0", count: 3 - decimals.utf8.count) + decimals
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with text: String) -> Bool {
        suffix(text.utf8.count).elementsEqual(text.utf8)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let durationMalformed = RuleDescription(
        .durationMalformed, family: .fcm,
        summary: "A duration is not written as seconds with an s.",
        reason: """
            A duration is text in the service's JSON: "3600s", "0.5s". It answers a number, or text without the s, \
            with status 400, "Illegal duration format".
            """,
        wrong: Example(#"{"message":{"topic":"news","data":{"k":"v"},"android":{"ttl":3600}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","data":{"k":"v"},"android":{"ttl":"3600s"}}}"#, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, AndroidConfig", "Protocol Buffers: ProtoJSON format"])
}
#endif
