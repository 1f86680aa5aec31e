internal import JSONReading

extension Rule {
    /// A colour is not written as `#RRGGBB`.
    static let colorMalformed = Rule("color-malformed", severity: .error)
}

extension Inspection {
    mutating func checkColor(_ member: Member) {
        let text = document.utf8(member.value)
        if text.count == 7, text.first == UInt8(ascii: "#"), text.dropFirst().allSatisfy({ ASCII.isHexDigit($0) }) {
            return
        }
        let isBare = text.count == 6 && text.allSatisfy { ASCII.isHexDigit($0) }
        let found = document.string(member.value)
        report(
            .colorMalformed, at: .value(member.value),
            "\(quoted(member.name)) is \(Wording.quoted(found)), not a color as #RRGGBB",
            help: isBare ? "write \"#\(found)\"" : "write six hexadecimal digits after #, such as \"#1A73E8\"")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let colorMalformed = RuleDescription(
        .colorMalformed, family: .fcm,
        summary: "A colour is not written as #RRGGBB.",
        reason: "The service and its SDKs refuse names of colours, short forms, and digits without #.",
        wrong: Example(
            #"{"message":{"topic":"news","android":{"notification":{"body":"Doors open","color":"1A73E8"}}}}"#,
            as: .fcm),
        right: Example(
            ##"{"message":{"topic":"news","android":{"notification":{"body":"Doors open","color":"#1A73E8"}}}}"##,
            as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, AndroidNotification"])
}
#endif
