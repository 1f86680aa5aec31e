#if !hasFeature(Embedded)

/// What the gateway's contract leaves of each shape: fixed values, forms, required members, and no others.
enum GatewaySchema {
    /// The narrowing of a shape; nil where the contract has nothing to say about it.
    static func narrowing(of shape: Shape, in kind: PayloadKind) -> SchemaNarrowing? {
        switch shape {
        case .fcmMessage: message
        case .fcmNotification:
            SchemaNarrowing(kept: ["title", "body"], values: texts, keywords: required(["title", "body"]))
        case .fcmData: data
        case .fcmAndroid: android
        case .fcmAndroidNotification: androidNotification
        case .fcmAPNS: SchemaNarrowing(kept: ["headers", "payload"], keywords: required(["headers", "payload"]))
        case .apnsHeaders: headers
        case .apnsPayload: SchemaNarrowing(kept: ["aps"], keywords: required(["aps"]))
        case .fcmOptions: options
        case .appleRoot: delivery(kind)
        case .aps: aps(in: kind)
        case .alert: SchemaNarrowing(kept: ["title", "body"], values: texts, keywords: required(["title", "body"]))
        case .androidData: androidData
        case .gatewayRequest: request
        case .gatewayContents: contents
        default: nil
        }
    }

    // MARK: - The message

    private static let message = SchemaNarrowing(
        kept: ["topic", "notification", "data", "android", "apns", "fcm_options"],
        values: ["topic": ["type": "string", "pattern": .text(topic)]],
        keywords: required(
            ["topic", "notification", "data", "android", "apns"], either: [("fcm_options", "fcmOptions")]))

    private static let data = SchemaNarrowing(
        additions: identifiers, keywords: required(["event_id", "push_id"]))

    private static let android = SchemaNarrowing(
        kept: ["priority", "ttl", "notification"],
        values: ["priority": ["const": "normal"], "ttl": ["type": "string", "pattern": .text(lifetime)]],
        keywords: required(["priority", "ttl", "notification"]))

    private static let androidNotification = SchemaNarrowing(
        kept: ["channel_id", "sound", "default_vibrate_timings"],
        values: [
            "channel_id": ["const": .text(GatewayContract.channel.description)], "sound": sound,
            "default_vibrate_timings": ["const": true],
        ],
        keywords: required(
            ["sound"],
            either: [("channel_id", "channelId"), ("default_vibrate_timings", "defaultVibrateTimings")]))

    private static let headers = SchemaNarrowing(
        kept: ["apns-priority", "apns-push-type", "apns-expiration"],
        values: [
            "apns-priority": ["const": "5"], "apns-push-type": ["const": "alert"],
            "apns-expiration": ["type": "string", "pattern": "^[1-9][0-9]{8,10}$"],
        ],
        keywords: required(["apns-priority", "apns-push-type", "apns-expiration"]))

    private static let options = SchemaNarrowing(
        kept: ["analytics_label"],
        values: ["analytics_label": ["type": "string", "pattern": .text(SchemaPattern.uuid)]],
        keywords: required([], either: [("analytics_label", "analyticsLabel")]))

    // MARK: - What arrives

    private static func delivery(_ kind: PayloadKind) -> SchemaNarrowing {
        var result = SchemaNarrowing(
            kept: kind == .simulator ? ["aps", "Simulator Target Bundle", "fcm_options"] : ["aps", "fcm_options"],
            values: ["Simulator Target Bundle": ["type": "string", "minLength": 1]],
            additions: identifiers, keywords: required(["aps", "event_id", "push_id"]))
        guard kind == .delivered || kind == .simulator else { return result }
        result.additions.append(("google.c.a.m_l", ["type": "string", "pattern": .text(SchemaPattern.uuid)]))
        // What FCM adds.
        let names = kind == .delivered ? "^(gcm\\.(?!notification\\.)|google\\.)" : "^(gcm|google)\\."
        result.keywords["patternProperties"] = .object([
            SchemaValue.Member(name: names, value: ["type": ValueTypes.any.schema])
        ])
        return result
    }

    private static func aps(in kind: PayloadKind) -> SchemaNarrowing {
        let names: [StaticString] =
            kind == .fcm ? ["sound", "mutable-content"] : ["alert", "sound", "mutable-content"]
        return SchemaNarrowing(
            kept: names, values: ["sound": sound, "mutable-content": ["const": 1]],
            keywords: required(names))
    }

    private static let androidData = SchemaNarrowing(
        additions: identifiers,
        keywords: required(["event_id", "push_id"]).taking([
            "patternProperties": ["^(gcm|google)\\.": ["type": "string"]]
        ]))

    // MARK: - The request

    private static let request = SchemaNarrowing(
        kept: ["contents"],
        additions: [
            (
                "roles",
                [
                    "type": "array", "minItems": 1, "maxItems": .number(GatewayContract.maximumRoles),
                    "uniqueItems": true,
                    "items": ["type": "string", "pattern": .text("^\(role)$")],
                ]
            ),
            ("uri", link),
        ],
        keywords: required(["roles", "contents"]))

    private static let contents = SchemaNarrowing(
        kept: GatewayContract.locales, values: ["en": body, "zh-Hant": body],
        keywords: required(GatewayContract.locales))

    // MARK: - Values

    private static let name = "[A-Za-z0-9_-]{1,64}"
    private static let role = "(?!all$)\(name)"
    private static let topic = "^opass-v1\\.\(name)\\.(?!all\\.)\(name)\\.(en|zh-Hant)$"
    private static let lifetime = "^(0|[1-9][0-9]{0,2}|[12][0-9]{3}|3[0-5][0-9]{2}|\(GatewayContract.lifetime))s$"
    private static let sound: SchemaValue = ["const": .text(GatewayContract.sound.description)]
    private static let body: SchemaValue = [
        "type": "string", "minLength": 1, "maxLength": .number(GatewayContract.maximumBodyLength),
    ]
    /// One line with something else than white space.
    private static let title: SchemaValue = [
        "type": "string",
        "pattern": """
        ^(?=[\\s\\S]*[^\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])\
        [^\\u0000-\\u001F\\u007F-\\u009F]+$
        """,
    ]
    private static let texts = ["title": title, "body": body]

    /// What a pattern can say of the link policy: the scheme, no user information, no bad character, and whole percent
    /// escapes, of which the host has none.
    private static let link: SchemaValue = [
        "type": "string", "maxLength": 2048,
        "pattern": """
        ^https://(?![^/?#]*[@%])(?=[^/?#:])\
        ([^\\u0000-\\u0020\\u007F-\\u00A0<>"{}|\\\\^`%\\u00AD\\u061C\\u1680\\u180B-\\u180F\\u2000-\\u200F\\u2028-\\u202F\
        \\u205F-\\u206F\\u3000\\uFEFF\\uFFF9-\\uFFFD]|%[0-9A-Fa-f]{2})+$
        """,
    ]

    private static let identifiers: [(StaticString, SchemaValue)] = [
        ("event_id", ["type": "string", "pattern": .text("^\(name)$")]),
        ("push_id", ["type": "string", "pattern": .text(SchemaPattern.uuid)]),
        ("uri", link),
    ]

    private static func required(
        _ names: [StaticString], either spellings: [(StaticString, StaticString)] = []
    ) -> SchemaValue {
        var result = SchemaValue.anything
        if !names.isEmpty { result["required"] = .words(names) }
        if !spellings.isEmpty {
            result["allOf"] = .list(
                spellings.map { ["anyOf": [.requiring($0.0), .requiring($0.1)]] })
        }
        return result
    }
}
#endif
