internal import JSONReading

extension Rule {
    /// A value in a map of strings is none.
    static let dataValueNotAString = Rule("data-value-not-a-string", severity: .error)
}

extension Inspection {
    mutating func reportDataValueType(_ member: Member, of path: StaticString) {
        // Counting is worth it only for a finding that will be listed.
        let index = collector.hasRoom(for: .dataValueNotAString) ? place(of: member) : 0
        let cure: String
        switch document.kind(member.value) {
        case .number, .bool: cure = "put \(Wording.shortened(document.string(member.value))) in quotes"
        case .null: cure = "leave the key out where there is no value"
        case .array, .object: cure = "write it as JSON text in a string, which the application decodes"
        case .string: cure = ""
        }
        report(
            .dataValueNotAString, at: .value(member.value),
            "\(quoted(member.name)) is \(described(member.value)), not a string",
            help: "\(cure); FCM answers: Invalid value at '\(path)[\(index)].value' (TYPE_STRING)")
    }

    /// The place of a member in its object, from 0.
    private func place(of member: Member) -> Int {
        var place = 0
        for other in document.members(member.object) {
            if other.name == member.name { break }
            place += 1
        }
        return place
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let dataValueNotAString = RuleDescription(
        .dataValueNotAString, family: .fcm,
        summary: "A value in a map of strings is no string.",
        reason: """
            Data, and headers likewise, are maps from string to string. The service converts nothing: it answers \
            status 400, "Invalid value at 'message.data[1].value' (TYPE_STRING)".
            """,
        wrong: Example(#"{"message":{"topic":"news","data":{"type":"lead","lead_id":21465}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","data":{"type":"lead","lead_id":"21465"}}}"#, as: .fcm),
        documents: [
            "Firebase: FCM HTTP v1 API, Message", "laravel-notification-channels/fcm issue 37",
            "firebase-admin-node issue 1094",
        ])
}
#endif
