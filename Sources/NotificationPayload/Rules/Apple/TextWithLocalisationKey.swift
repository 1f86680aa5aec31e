internal import JSONReading

extension Rule {
    /// An alert holds a text and the key of a localised text for the same place.
    static let textWithLocalisationKey = Rule("text-with-loc-key", severity: .warning)
}

/// Only one of a text and its localised twin can be shown.
enum TextWithLocalisationKey {
    static let check: ObjectCheck = { inspection, alert in
        check(&inspection, alert, "loc-key", beside: "body")
        check(&inspection, alert, "title-loc-key", beside: "title")
        check(&inspection, alert, "subtitle-loc-key", beside: "subtitle")
    }

    private static func check(
        _ inspection: inout Inspection, _ alert: JSONNode, _ key: StaticString, beside text: StaticString
    ) {
        guard let value = inspection.document.member(key, of: alert),
            inspection.document.member(text, of: alert) != nil
        else { return }
        inspection.report(
            .textWithLocalisationKey, at: .value(value), "\"\(key)\" stands beside \"\(text)\"; only one is shown",
            help: "leave one of them out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let textWithLocalisationKey = RuleDescription(
        .textWithLocalisationKey, family: .apple,
        summary: "An alert holds a text and the key of a localised text for the same place.",
        reason: "There is one place to show one of them, and which of them it is depends on the system.",
        wrong: Example(#"{"aps":{"alert":{"body":"Doors open","loc-key":"DOORS_OPEN"}}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":{"loc-key":"DOORS_OPEN"}}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
