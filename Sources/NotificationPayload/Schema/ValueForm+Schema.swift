#if !hasFeature(Embedded)

extension ValueForm {
    /// What a schema says about a value of this form, beside its type.
    var schema: SchemaValue {
        switch self {
        case .words(let words): ["enum": .words(words)]
        case .wordsInAnyCase(let words):
            // The words as the reference writes them are what an editor offers.
            [
                "anyOf": [
                    ["enum": .words(words)],
                    ["pattern": .text(SchemaPattern.oneOf(words.map { SchemaPattern.anyCase($0.description) }))],
                ]
            ]
        case .number(let number): ["const": Int(number.description).map { .number($0) } ?? .text(number.description)]
        case .onlyTrue: ["const": true]
        case .flag: ["enum": [1, 0]]
        case .zeroOrOne: ["enum": [0, 1]]
        case .notNegative: ["minimum": 0]
        case .zeroToOne: ["minimum": 0, "maximum": 1]
        case .seconds: ["minimum": 0, "exclusiveMaximum": 100_000_000_000]
        case .notEmpty, .alert, .sound: ["minLength": 1]
        case .legacy: ["deprecated": true]
        case .read(let types): ["type": types.schema]
        case .durations: ["items": TextForm.duration.schema]
        case .text(let form): form.schema
        }
    }
}

extension TextForm {
    /// What a schema says about such a text.
    var schema: SchemaValue {
        switch self {
        case .colour: Self.matching(SchemaPattern.colour)
        case .duration: Self.matching(SchemaPattern.duration)
        case .timeToLive: Self.matching(SchemaPattern.timeToLive)
        case .timestamp: Self.matching(SchemaPattern.timestamp)
        case .analyticsLabel: Self.matching(SchemaPattern.analyticsLabel)
        case .target: ["type": "string", "minLength": 1]
        case .topic: Self.matching(SchemaPattern.topic)
        case .condition: Self.matching(SchemaPattern.condition)
        case .image, .webLink: Self.matching(SchemaPattern.secureAddress)
        case .navigate: Self.matching(SchemaPattern.navigate)
        case .expiration: ["type": "string", "maxLength": 19, "pattern": .text(SchemaPattern.expiration)]
        // The service counts bytes: a text that fits has no more code points than bytes.
        case .collapseID: ["type": "string", "maxLength": 64]
        case .apnsID: Self.matching(SchemaPattern.lowerCaseUUID)
        }
    }

    private static func matching(_ pattern: String) -> SchemaValue {
        ["type": "string", "pattern": .text(pattern)]
    }
}

extension ValueTypes {
    /// The types as a schema names them.
    var schema: SchemaValue {
        var names: [SchemaValue] = []
        if contains(.string) { names.append("string") }
        if contains(.number) { names.append("number") } else if contains(.integer) { names.append("integer") }
        if contains(.bool) { names.append("boolean") }
        if contains(.array) { names.append("array") }
        if contains(.object) { names.append("object") }
        return names.count == 1 ? names[0] : .list(names)
    }
}
#endif
