#if !hasFeature(Embedded)

/// What schemas say about whole objects of Apple payloads.
enum AppleSchema {
    /// Keys of `aps` that only a Live Activity has.
    static let liveActivityKeys: [StaticString] = [
        "event", "content-state", "attributes-type", "timestamp", "stale-date", "dismissal-date", "attributes",
        "input-push-token", "input-push-channel",
    ]

    static func root(_ shape: Shape, in kind: PayloadKind) -> SchemaValue {
        var names: [SchemaValue.Member] = []
        func refuse(_ pattern: String) { names.append(SchemaValue.Member(name: pattern, value: false)) }
        switch kind {
        case .delivered: refuse("^gcm\\.notification\\.")
        case .simulator:
            names.append(SchemaValue.Member(name: "^Simulator Target Bundle$", value: ["minLength": 1]))
        default: refuse("^(gcm|google)\\.")
        }
        let exception = kind == .simulator ? "(?!Simulator Target Bundle$)" : ""
        let target = SchemaPattern.anySpelling(of: ["simulator", "target", "bundle"])
        let bundle = SchemaPattern.anySpelling(of: ["simulator", "bundle"])
        let suffix = "[-_ ]*(\(SchemaPattern.anyCase("id"))(\(SchemaPattern.anyCase("entifier")))?)?"
        refuse("^\(exception)(\(target)\(suffix)|\(bundle))$")
        if shape == .apnsPayload {
            names.append(SchemaValue.Member(name: "^headers$", value: ["not": ["type": "object"]]))
        }
        var result: SchemaValue = [
            "patternProperties": .object(names),
            "allOf": [.when(.having("aps", ["minProperties": 1]), ["patternProperties": .object([strayKeys])])],
        ]
        switch kind {
        case .voip: break
        case .apns: result["anyOf"] = [.requiring("aps"), .requiring("mdm")]
        default: result.take(.requiring("aps"))
        }
        return result
    }

    /// Keys that belong in `aps`, as far as no custom key could have their names.
    private static var strayKeys: SchemaValue.Member {
        let flags: [StaticString] = ["content-available", "mutable-content", "interruption-level"]
        let names = AppleShapes.aps.allNames.filter { name in
            name.contains("-") && !flags.contains { $0.description == name }
        }
        let spellings = flags.map { key -> String in
            // Only what begins with a small letter is looked at.
            let words: [String] = key.description.split(separator: "-").map { String($0) }
            return String(words[0].prefix(1)) + SchemaPattern.anySpelling(of: [String(words[0].dropFirst()), words[1]])
        }
        return SchemaValue.Member(name: SchemaPattern.oneOf(names + spellings), value: false)
    }

    static func aps(in kind: PayloadKind) -> SchemaValue {
        // An `aps` that may be empty, or whose alert may stand elsewhere in the message.
        switch kind {
        case .voip, .mdm: return .anything
        case .fcm: return ["minProperties": 1]
        default: break
        }
        let isSet: SchemaValue = ["not": ["const": 0]]
        let foreign = ApsKeys([.badge, .sound, .category, .threadID, .interruptionLevel]).names
        return [
            "minProperties": 1,
            "allOf": [
                .when(.having("mutable-content", isSet), .requiring("alert")),
                .when(
                    .having("content-available", isSet),
                    ["anyOf": [.requiring("alert"), .without(foreign)]]),
            ],
        ]
    }

    static let liveActivityAps: SchemaValue = [
        "required": ["event", "timestamp"],
        "allOf": [
            .when(.having("event", ["enum": ["start", "update"]]), .requiring("content-state")),
            .when(
                .having("event", ["const": "start"]),
                [
                    "required": ["attributes-type", "attributes", "alert"],
                    "not": .requiring("input-push-token", "input-push-channel"),
                ]),
            .when(
                .having("event", ["enum": ["update", "end"]]),
                .without(["attributes-type", "attributes", "input-push-token", "input-push-channel"])),
        ],
    ]

    static let alert: SchemaValue = [
        // An alert of nothing but empty texts shows nothing.
        "not": ["additionalProperties": ["const": ""]],
        "dependentRequired": [
            "loc-args": ["loc-key"], "title-loc-args": ["title-loc-key"], "subtitle-loc-args": ["subtitle-loc-key"],
        ],
        "dependentSchemas": [
            "loc-key": .without(["body"]), "title-loc-key": .without(["title"]),
            "subtitle-loc-key": .without(["subtitle"]),
        ],
    ]

    static let webNotification: SchemaValue = [
        "required": ["title", "navigate"],
        // The name that senders mistake for "navigate", whose absence is what is wrong.
        "patternProperties": ["^url$": .anything],
    ]

    static let localisedText: SchemaValue = ["dependentRequired": ["loc-args": ["loc-key"]]]

    static var headers: SchemaValue {
        // Names that begin as Apple's do, and are none of them.
        let known = AppleShapes.headers.allNames.map { String($0.dropFirst("apns".count)) }
        let unknown = "^apns(?!(\(known.joined(separator: "|")))$)"
        return [
            "patternProperties": .object([SchemaValue.Member(name: unknown, value: false)]),
            "allOf": [
                .when(
                    .having("apns-push-type", ["const": "background"]),
                    ["properties": ["apns-priority": ["const": "5"]]]),
                // FCM does not deliver VoIP pushes.
                ["properties": ["apns-push-type": ["not": ["const": "voip"]]]],
            ],
        ]
    }
}
#endif
