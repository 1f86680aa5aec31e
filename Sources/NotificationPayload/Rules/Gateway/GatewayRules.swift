#if !hasFeature(Embedded)
/// The rules of the gateway's contract.
enum GatewayRules {
    /// Their descriptions.
    static let descriptions: [RuleDescription] = [
        .contractMissingKey, .contractWrongType, .contractWrongValue, .contractForbiddenKey, .contractUnknownKey,
        .eventIDMalformed, .pushIDMalformed, .pushIDNotUUID, .titleBlank, .titleControlCharacter, .bodyLength,
        .contractTopicMalformed, .targetNotTopic, .topicEventDiffers, .labelDiffers, .lifetimeOverAnHour,
        .expirationMalformed,
        .contractMessageTooLarge, .rolesCount, .roleMalformed, .roleRepeated, .localeUnknown, .requestUnknownKey,
        .requestTooLarge, .predictedMessageTooLarge, .linkNotText,
    ]
}

/// Valid payloads of each kind, to be broken in one place.
enum GatewayExamples {
    static func message(changing old: String = "", to new: String = "") -> RuleDescription.Example {
        changed(
            """
            {"message":{"topic":"opass-v1.SITCON_2027.audience.zh-Hant",\
            "notification":{"title":"SITCON","body":"各位早安"},\
            "data":{"event_id":"SITCON_2027","push_id":"0f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a60"},\
            "android":{"priority":"normal","ttl":"3600s","notification":{"channel_id":"announcements",\
            "sound":"default","default_vibrate_timings":true}},\
            "apns":{"headers":{"apns-priority":"5","apns-push-type":"alert","apns-expiration":"1800000000"},\
            "payload":{"aps":{"sound":"default","mutable-content":1}}},\
            "fcm_options":{"analytics_label":"0f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a60"}}}
            """, old, new, .fcm)
    }

    static func delivery(changing old: String = "", to new: String = "") -> RuleDescription.Example {
        changed(
            """
            {"aps":{"alert":{"title":"SITCON","body":"Doors open"},"sound":"default","mutable-content":1},\
            "event_id":"SITCON_2027","push_id":"0f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a60",\
            "uri":"https://sitcon.org/2027/"}
            """, old, new, .apns)
    }

    static func request(changing old: String = "", to new: String = "") -> RuleDescription.Example {
        changed(
            #"{"roles":["audience"],"contents":{"en":"Doors open","zh-Hant":"開門了"}}"#, old, new, .gatewayRequest)
    }

    private static func changed(
        _ text: String, _ old: String, _ new: String, _ kind: PayloadKind
    ) -> RuleDescription.Example {
        let parts = text.split(separator: old.isEmpty ? "\u{0}" : old, omittingEmptySubsequences: false)
        return RuleDescription.Example(parts.joined(separator: new), as: kind)
    }
}
#endif
