internal import JSONReading

extension Rule {
    /// A request has a field that FCM knows, but elsewhere.
    static let misplacedField = Rule("misplaced-field", severity: .error)
}

extension Inspection {
    mutating func reportMisplacedField(_ member: Member, of shape: Shape, _ home: String) {
        report(
            .misplacedField, at: .name(member.name),
            "\(quoted(member.name)) is no field of \(shape.fieldOwner)", help: "it belongs in \(home)")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let misplacedField = RuleDescription(
        .misplacedField, family: .fcm,
        summary: "A request has a field that FCM knows, but elsewhere.",
        reason: """
            What only one platform has stands in that platform's part of the message. The service answers a field in \
            another place with status 400, "Unknown name …: Cannot find field", and sends nothing.
            """,
        wrong: Example(
            #"{"message":{"topic":"news","notification":{"title":"Doors open","click_action":"OPEN"}}}"#, as: .fcm),
        right: Example(
            """
            {"message":{"topic":"news","notification":{"title":"Doors open"},\
            "android":{"notification":{"click_action":"OPEN"}}}}
            """, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Message", "firebase-admin-node issue 2180"])
}
#endif
