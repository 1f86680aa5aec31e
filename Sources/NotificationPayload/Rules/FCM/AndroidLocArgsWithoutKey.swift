internal import JSONReading

extension Rule {
    /// An Android notification has arguments for a text of the app, and does not say which text.
    static let androidLocArgsWithoutKey = Rule("android-loc-args-without-key", severity: .error)
}

extension Inspection {
    mutating func checkLocalizationKeys(_ node: JSONNode) {
        checkLocalizationKey(
            "body_loc_key", "bodyLocKey",
            for: document.member("body_loc_args", of: node) ?? document.member("bodyLocArgs", of: node),
            in: node)
        checkLocalizationKey(
            "title_loc_key", "titleLocKey",
            for: document.member("title_loc_args", of: node) ?? document.member("titleLocArgs", of: node),
            in: node)
    }

    private mutating func checkLocalizationKey(
        _ key: StaticString, _ otherKey: StaticString, for arguments: JSONNode?, in node: JSONNode
    ) {
        guard let arguments, document.kind(arguments) == .array, !document.isEmpty(arguments) else { return }
        guard document.member(key, of: node) == nil, document.member(otherKey, of: node) == nil else { return }
        report(
            .androidLocArgsWithoutKey, at: .absent(key.description, in: node),
            "\"\(key)\" is missing, though its arguments are there", help: "name the text, or leave the arguments out")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let androidLocArgsWithoutKey = RuleDescription(
        .androidLocArgsWithoutKey, family: .fcm,
        summary: "An Android notification has arguments for a text of the app, and does not say which text.",
        reason: "The arguments fill the places of a string resource. Without its key the SDKs refuse the message.",
        wrong: Example(
            #"{"message":{"topic":"news","android":{"notification":{"title":"Doors","body_loc_args":["A"]}}}}"#,
            as: .fcm),
        right: Example(
            """
            {"message":{"topic":"news","android":{"notification":{"title":"Doors","body_loc_key":"HALL",\
            "body_loc_args":["A"]}}}}
            """, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, AndroidNotification"])
}
#endif
