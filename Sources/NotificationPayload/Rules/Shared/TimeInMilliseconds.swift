internal import JSONReading

extension Rule {
    /// A time in seconds is so far away that milliseconds must have been written.
    static let timeInMilliseconds = Rule("time-in-milliseconds", severity: .warning)
}

/// The check for members that hold seconds since 1970, as a number or as decimal digits in a string.
enum TimeInMilliseconds {
    /// From 1e11 seconds on, the year is past 5138.
    static func check(_ inspection: inout Inspection, _ member: Member) {
        OutOfRange.notNegative(&inspection, member)
        guard inspection.document.isPastTheYear5000(member.value) else { return }
        let text = inspection.document.string(member.value)
        let message = "\(inspection.quoted(member.name)) is \(Wording.shortened(text)), which looks like milliseconds"
        let isPlain = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let help = isPlain && text.utf8.count < 20 ? "write seconds since 1970: \(text.dropLast(3))" : nil
        inspection.report(
            .timeInMilliseconds, at: .value(member.value), message, help: help ?? "write seconds since 1970")
    }
}

extension JSONDocument {
    fileprivate func isPastTheYear5000(_ node: JSONNode) -> Bool {
        let text = utf8(node)
        // Without an exponent it takes twelve digits to be as large.
        guard text.count > 11 || (kind(node) == .number && flags(node).contains(.exponent)) else { return false }
        let number = JSONNumber(text)
        return !number.isZero && number.magnitude >= 11
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let timeInMilliseconds = RuleDescription(
        .timeInMilliseconds, family: .apple,
        summary: "A time in seconds is so far away that milliseconds must have been written.",
        reason: """
            The services and the system read seconds since 1970. Milliseconds are a time in some fifty thousand \
            years: a stale date is never reached, and a time stamp is newer than every later update.
            """,
        wrong: Example(
            #"{"aps":{"timestamp":1790000000808,"event":"update","content-state":{"score":3}}}"#, as: .apns),
        right: Example(#"{"aps":{"timestamp":1790000000,"event":"update","content-state":{"score":3}}}"#, as: .apns),
        documents: ["Apple: Starting and updating Live Activities with ActivityKit push notifications"])
}
#endif
