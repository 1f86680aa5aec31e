internal import JSONReading

extension Rule {
    /// The settings of the light lack one of their three parts.
    static let lightSettingMissing = Rule("light-setting-missing", severity: .error)
}

extension Inspection {
    mutating func checkLightSettings(_ node: JSONNode) {
        let parts: [(StaticString, StaticString)] = [
            ("color", "color"), ("light_on_duration", "lightOnDuration"), ("light_off_duration", "lightOffDuration"),
        ]
        for (name, otherName) in parts
        where document.member(name, of: node) == nil && document.member(otherName, of: node) == nil {
            report(
                .lightSettingMissing, at: .absent(name.description, in: node),
                "\"\(name)\" is missing from the settings of the light",
                help: "give color, light_on_duration and light_off_duration, or \"default_light_settings\": true")
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let lightSettingMissing = RuleDescription(
        .lightSettingMissing, family: .fcm,
        summary: "The settings of the light lack one of their three parts.",
        reason: "The reference requires the color and both durations; the service answers status 400.",
        wrong: Example(
            """
            {"message":{"topic":"news","android":{"notification":{"body":"Doors open","light_settings":\
            {"color":{"red":1},"light_on_duration":"0.5s"}}}}}
            """, as: .fcm),
        right: Example(
            """
            {"message":{"topic":"news","android":{"notification":{"body":"Doors open","light_settings":\
            {"color":{"red":1},"light_on_duration":"0.5s","light_off_duration":"1s"}}}}}
            """, as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, LightSettings"])
}
#endif
