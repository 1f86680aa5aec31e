internal import JSONReading

extension Rule {
    /// A message has options for Android in both versions.
    static let bothAndroidConfigs = Rule("both-android-configs", severity: .error)
}

extension Inspection {
    mutating func reportBothAndroidConfigs(_ newer: JSONNode) {
        report(
            .bothAndroidConfigs, at: .value(newer), "\"android_v2\" stands beside \"android\", but excludes it",
            help: "keep one of the two")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let bothAndroidConfigs = RuleDescription(
        .bothAndroidConfigs, family: .fcm,
        summary: "A message has options for Android in both versions.",
        reason: "The service rejects a request with both.",
        wrong: Example(
            """
            {"message":{"topic":"news","data":{"k":"v"},"android":{"priority":"high"},\
            "android_v2":{"background_sync":{}}}}
            """, as: .fcm),
        right: Example(
            #"{"message":{"topic":"news","data":{"k":"v"},"android_v2":{"background_sync":{}}}}"#, as: .fcm),
        documents: ["Firebase: Migrate to AndroidConfigV2"])
}
#endif
