internal import JSONReading

extension Rule {
    /// The title holds a control character.
    static let titleControlCharacter = Rule("title-control-character", severity: .error)
}

extension Inspection {
    mutating func reportControlCharacter(_ scalar: Unicode.Scalar, inTitle value: JSONNode) {
        report(
            .titleControlCharacter, at: .value(value),
            "\"title\" holds the control character \(Wording.codePoint(scalar)); the \(GatewayContract.name) allows none",
            help: "a title is one line of text: take the character out of the organiser's name")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let titleControlCharacter = RuleDescription(
        .titleControlCharacter, family: .gateway,
        summary: "The title holds a control character.",
        reason: "A title is one line; a line feed or another control character breaks it or shows as a box.",
        wrong: GatewayExamples.delivery(changing: #""title":"SITCON""#, to: #""title":"SIT\nCON""#),
        right: GatewayExamples.delivery(),
        documents: ["OPass Push Gateway v1"])
}
#endif
