#if !hasFeature(Embedded)

/// What schemas say about whole objects of FCM requests.
enum FCMSchema {
    static let message: SchemaValue = [
        "oneOf": [.requiring("token"), .requiring("topic"), .requiring("condition"), .requiring("fid")],
        "allOf": [
            .when(.requiring("android"), .without(["android_v2", "androidV2"]))
        ],
    ]

    /// Names that FCM keeps for itself or kept once, and texts that a program writes for lack of a value.
    static let data: SchemaValue = [
        "patternProperties": [
            "^(google|gcm)\\.": false,
            "^(from|message_type|notification|collapse_key|aps|fcm_options)$": false,
        ],
        "additionalProperties": [
            "type": "string", "not": ["enum": ["[object Object]", "undefined", "null", "NaN"]],
        ],
    ]

    static let lightSettings: SchemaValue = [
        "required": ["color"],
        "allOf": [
            ["anyOf": [.requiring("light_on_duration"), .requiring("lightOnDuration")]],
            ["anyOf": [.requiring("light_off_duration"), .requiring("lightOffDuration")]],
        ],
    ]

    static var androidNotification: SchemaValue {
        func arguments(_ name: String, need key: StaticString, or otherKey: StaticString) -> SchemaValue {
            .when(.having(name, ["minItems": 1]), ["anyOf": [.requiring(key), .requiring(otherKey)]])
        }
        return [
            "allOf": [
                arguments("body_loc_args", need: "body_loc_key", or: "bodyLocKey"),
                arguments("bodyLocArgs", need: "body_loc_key", or: "bodyLocKey"),
                arguments("title_loc_args", need: "title_loc_key", or: "titleLocKey"),
                arguments("titleLocArgs", need: "title_loc_key", or: "titleLocKey"),
            ]
        ]
    }

    /// The headers of RFC 8030, whose names are read in any case.
    static let webPushHeaders: SchemaValue = [
        "patternProperties": .object([
            header("TTL", ["pattern": "^[0-9]+$"]),
            header("Urgency", ["enum": .words(FCMWords.urgencies)]),
            header("Topic", ["pattern": "^[A-Za-z0-9_-]{1,32}$"]),
        ])
    ]

    private static func header(_ name: String, _ schema: SchemaValue) -> SchemaValue.Member {
        let pattern = "^\(SchemaPattern.anyCase(name))$"
        return SchemaValue.Member(
            name: pattern, value: SchemaValue(dictionaryLiteral: ("type", "string")).taking(schema))
    }
}
#endif
