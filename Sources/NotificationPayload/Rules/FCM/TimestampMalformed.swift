internal import JSONReading

extension Rule {
    /// A point in time is not written as RFC 3339 says.
    static let timestampMalformed = Rule("timestamp-malformed", severity: .error)
}

extension Inspection {
    mutating func checkTimestamp(_ member: Member) {
        guard !TimestampText.isValid(document.utf8(member.value)) else { return }
        let found = Wording.quoted(document.string(member.value))
        report(
            .timestampMalformed, at: .value(member.value),
            "\(quoted(member.name)) is \(found), not a time by RFC 3339",
            help: "write it as \"2026-12-01T08:00:00Z\"")
    }
}

private enum TimestampText {
    /// Whether a text is a date and a time with `Z` or an offset; days are not counted against their month.
    static func isValid(_ text: ArraySlice<UInt8>) -> Bool {
        let bytes = Array(text)
        guard bytes.count >= 20 else { return false }
        let pattern = Array("0000-00-00T00:00:00".utf8)
        for (index, expected) in pattern.enumerated() {
            if expected == UInt8(ascii: "0") {
                guard ASCII.isDigit(bytes[index]) else { return false }
            } else {
                guard bytes[index] == expected else { return false }
            }
        }
        guard (1...12).contains(number(bytes, 5)), (1...31).contains(number(bytes, 8)), number(bytes, 11) < 24,
            number(bytes, 14) < 60, number(bytes, 17) < 61
        else { return false }
        var at = 19
        if bytes[at] == UInt8(ascii: ".") {
            let start = at + 1
            at = start
            while at < bytes.count, ASCII.isDigit(bytes[at]) { at += 1 }
            guard (1...9).contains(at - start), at < bytes.count else { return false }
        }
        return isZone(bytes[at...])
    }

    private static func isZone(_ zone: ArraySlice<UInt8>) -> Bool {
        if zone.count == 1 { return zone.first == UInt8(ascii: "Z") }
        let bytes = Array(zone)
        guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-") else { return false }
        guard bytes[3] == UInt8(ascii: ":") else { return false }
        for index in [1, 2, 4, 5] where !ASCII.isDigit(bytes[index]) { return false }
        return number(bytes, 1) < 24 && number(bytes, 4) < 60
    }

    /// The number of two digits.
    private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
        Int(bytes[at] & 0x0F) * 10 + Int(bytes[at + 1] & 0x0F)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let timestampMalformed = RuleDescription(
        .timestampMalformed, family: .fcm,
        summary: "A point in time is not written as RFC 3339 says.",
        reason: "The service answers status 400 to a time without its zone, or to a number.",
        wrong: Example(
            """
            {"message":{"topic":"news","android":{"notification":{"body":"Doors open",\
            "event_time":"2026-12-01 08:00:00"}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"topic":"news","android":{"notification":{"body":"Doors open",\
            "event_time":"2026-12-01T08:00:00Z"}}}}
            """, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, AndroidNotification", "RFC 3339"])
}
#endif
