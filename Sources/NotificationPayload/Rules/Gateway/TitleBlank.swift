internal import JSONReading

extension Rule {
    /// The title has no visible character.
    static let titleBlank = Rule("title-blank", severity: .error)
}

extension Inspection {
    mutating func checkTitle(_ value: JSONNode?) {
        guard let value else { return }
        var isBlank = true
        for scalar in document.string(value).unicodeScalars {
            if !scalar.properties.isWhitespace { isBlank = false }
            if scalar.properties.generalCategory == .control {
                reportControlCharacter(scalar, inTitle: value)
                return
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
