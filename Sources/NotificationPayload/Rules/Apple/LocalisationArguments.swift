internal import JSONReading

extension Rule {
    /// Arguments for a localised text are given, but not the key of the text.
    static let argumentsWithoutKey = Rule("loc-args-without-key", severity: .warning)
}

/// Arguments need the text that they are put into.
enum LocalisationArguments {
    static let check: ObjectCheck = { inspection, alert in
        check(&inspection, alert, "loc-args", need: "loc-key")
        check(&inspection, alert, "title-loc-args", need: "title-loc-key")
        check(&inspection, alert, "subtitle-loc-args", need: "subtitle-loc-key")
    }

    /// The same within one text of a Live Activity's alert.
    static let checkText: ObjectCheck = { inspection, text in
        check(&inspection, text, "loc-args", need: "loc-key")
    }

    private static func check(
        _ inspection: inout Inspection, _ object: JSONNode, _ arguments: StaticString, need key: StaticString
    ) {
        guard let value = inspection.document.member(arguments, of: object),
            inspection.document.member(key, of: object) == nil
        else { return }
        inspection.report(
            .argumentsWithoutKey, at: .value(value), "\"\(arguments)\" is there without \"\(key)\"",
            help: "name the text that the arguments are for in \"\(key)\"")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let argumentsWithoutKey = RuleDescription(
        .argumentsWithoutKey, family: .apple,
        summary: "Arguments for a localised text are given, but not the key of the text.",
        reason: "The device puts arguments into the text that the key names; without it they are not used.",
        wrong: Example(#"{"aps":{"alert":{"body":"Doors open","loc-args":["2"]}}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":{"loc-key":"DOORS_OPEN","loc-args":["2"]}}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
