internal import JSONReading

extension Rule {
    /// The title has no visible character.
    static let titleBlank = Rule("title-blank", severity: .error)
}

extension Inspection {
    mutating func checkTitle(_ value: JSONNode?) {
        guard let value else { return }
        var isBlank = true
        for (scalar, _) in document.scalars(value) {
            switch scalar.value {
            case 0..<0x20, 0x7F...0x9F:
                reportControlCharacter(scalar, inTitle: value)
                return
            case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F, 0x205F, 0x3000:
                // White space, as Unicode's property list has it.
                continue
            default:
                isBlank = false
            }
        }
        guard isBlank else { return }
        report(
            .titleBlank, at: .value(value),
            "\"title\" is blank; the \(GatewayContract.name) sends the organiser's registered name",
            help: "register a name for the organiser")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let titleBlank = RuleDescription(
        .titleBlank, family: .gateway,
        summary: "The title has no visible character.",
        reason: "The person does not see whose announcement it is.",
        wrong: GatewayExamples.delivery(changing: #""title":"SITCON""#, to: #""title":" ""#),
        right: GatewayExamples.delivery(),
        documents: ["OPass Push Gateway v1"])
}
#endif
