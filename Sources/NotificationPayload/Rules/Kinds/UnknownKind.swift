internal import JSONReading

extension Rule {
    /// The payload is of no kind that is known.
    static let unknownKind = Rule("unknown-kind", severity: .error)
}

extension Inspection {
    /// Says what was looked for, and what the payload looks like.
    mutating func reportUnknownKind() {
        let looked =
            "no \"aps\", no \"message\", no \"token\" or \"topic\" beside \"notification\" or \"data\", "
            + "no \"roles\" beside \"contents\", no \"mdm\", no \"push_id\" or \"event_id\""
        guard let resemblance = Resemblance.of(document) else {
            report(
                .unknownKind, at: .value(document.rootNode), "the payload is of no known kind: \(looked)",
                help: "say which kind it is, or begin with {\"aps\":{\"alert\":\"Hello\"}}")
            return
        }
        report(
            .unknownKind, at: .value(document.rootNode),
            "the payload looks like \(resemblance.name) and is of no known kind: \(looked)",
            help: resemblance.help)
    }

    /// A request that is FCM's by its names and Huawei's by its values.
    mutating func reportHuaweiRequest() {
        report(
            .unknownKind, at: .value(document.rootNode),
            "the payload looks like a request to Huawei Push Kit, which FCM does not take",
            help: "send it to Huawei; for FCM, \"data\" is an object of strings and \"click_action\" a string")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let unknownKind = RuleDescription(
        .unknownKind, family: .text,
        summary: "The payload is of no kind that is known.",
        reason: "A push service refuses it, or the device shows nothing because it finds no alert.",
        wrong: Example(#"{"audience":"all","notification":{"alert":"Doors open"},"device_types":"all"}"#),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#),
        documents: ["Apple: Generating a remote notification", "Firebase: FCM HTTP v1 API, Message"])
}
#endif
