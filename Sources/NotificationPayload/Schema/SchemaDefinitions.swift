#if !hasFeature(Embedded)

/// The definitions of one schema, one for each shape that its kind reaches, made from the member tables.
struct SchemaDefinitions {
    let kind: PayloadKind
    let isUnderContract: Bool
    private(set) var all: [SchemaValue.Member] = []

    init(kind: PayloadKind, isUnderContract: Bool) {
        self.kind = kind
        self.isUnderContract = isUnderContract
    }

    /// Refers to a shape's definition, which is added with everything below it.
    mutating func reference(to shape: Shape) -> SchemaValue {
        // As the walk does: what an `aps` holds decides whether it is a Live Activity's.
        if shape == .aps, kind == .liveActivity { return reference(to: .liveActivityAps) }
        if shape == .aps, !isUnderContract {
            return .when(
                ["anyOf": .list(ApsKeys.liveActivity.names.map { .requiring($0) })],
                define(.liveActivityAps), otherwise: define(.aps))
        }
        return define(shape)
    }

    private mutating func define(_ shape: Shape) -> SchemaValue {
        let name = "\(shape)"
        let reference: SchemaValue = ["$ref": .text("#/$defs/\(name)")]
        guard !all.contains(where: { $0.name == name }) else { return reference }
        // The place is taken first, so that definitions stand in the order in which they are met.
        let place = all.count
        all.append(SchemaValue.Member(name: name, value: .anything))
        let contract = isUnderContract ? GatewaySchema.narrowing(of: shape, in: kind) : nil
        all[place].value = definition(of: shape, contract)
        return reference
    }

    private mutating func definition(of shape: Shape, _ contract: SchemaNarrowing?) -> SchemaValue {
        var properties: [SchemaValue.Member] = []
        guard let table = shape.table else { return ["type": "object"] }
        for entry in table.entries where contract?.keeps(entry) ?? shape.isWritten(entry, in: kind) {
            let value = contract?.values[entry.name.description] ?? schema(of: entry, contract)
            let schema = SchemaTexts.described(value, entry.name, in: shape, isUnderContract: contract != nil)
            properties.append(SchemaValue.Member(name: entry.name.description, value: schema))
            if let other = entry.otherName {
                properties.append(SchemaValue.Member(name: other.description, value: schema))
            }
        }
        for (name, schema) in contract?.additions ?? [] {
            let described = SchemaTexts.described(schema, name, in: shape, isUnderContract: true)
            properties.append(SchemaValue.Member(name: name.description, value: described))
        }
        var result: SchemaValue = ["title": .text(shape.schemaTitle), "type": "object"]
        if !properties.isEmpty { result["properties"] = .object(properties) }
        result["additionalProperties"] = contract == nil ? others(of: table, shape) : false
        result["dependentSchemas"] = Self.exclusiveSpellings(of: table, in: result)
        if let contract {
            result.take(contract.keywords)
        } else {
            result.take(shape.schemaAdditions(in: kind))
        }
        return result
    }

    /// A field may be there in one of its spellings only.
    private static func exclusiveSpellings(of table: MemberTable, in schema: SchemaValue) -> SchemaValue? {
        var result: [SchemaValue.Member] = []
        for entry in table.entries where schema["properties"]?[entry.name.description] != nil {
            guard let other = entry.otherName else { continue }
            result.append(SchemaValue.Member(name: entry.name.description, value: .without([other])))
        }
        return result.isEmpty ? nil : .object(result)
    }

    private func others(of table: MemberTable, _ shape: Shape) -> SchemaValue? {
        switch table.others {
        case .unknown: false
        case .strings: ["type": "string"]
        // Nothing that is null at the top level does its reader a service.
        case .custom, .checked: shape == kind.shape ? ["type": ValueTypes.any.schema] : nil
        }
    }

    private mutating func schema(of entry: MemberEntry, _ contract: SchemaNarrowing?) -> SchemaValue {
        // Where the platform takes a text or an object, a contract takes the object.
        if contract != nil, let shape = entry.shape { return reference(to: shape) }
        let form = entry.form?.schema ?? .anything
        if entry.types == .flag { return form }
        var schema = values(entry.types, entry.shape, form)
        if entry.types.contains(.array), entry.types != .any {
            let elements = values(entry.elements, entry.shape, .anything)
            schema["items"] = elements.taking(form["items"] ?? .anything)
        }
        return schema
    }

    /// Values of some types, of which the objects have a shape.
    private mutating func values(_ types: ValueTypes, _ shape: Shape?, _ form: SchemaValue) -> SchemaValue {
        guard let shape, types.contains(.object) else { return SchemaValue.object([]).typed(types).taking(form) }
        let object = reference(to: shape)
        guard types != .object, form["type"] != "object" else { return object }
        let rest = SchemaValue.object([]).typed(types.subtracting(.object)).taking(form)
        return ["anyOf": [rest, object]]
    }
}

extension SchemaValue {
    fileprivate func typed(_ types: ValueTypes) -> SchemaValue {
        taking(["type": types.schema])
    }
}

/// What a contract leaves of a shape.
struct SchemaNarrowing {
    /// The members of the table that remain.
    var kept: [StaticString] = []
    /// What a member must be, in place of what the platform allows.
    var values: [String: SchemaValue] = [:]
    /// Members that only the contract knows.
    var additions: [(StaticString, SchemaValue)] = []
    /// What is said about the object as a whole.
    var keywords: SchemaValue = .anything

    func keeps(_ entry: MemberEntry) -> Bool {
        kept.contains { $0.description == entry.name.description }
    }
}
#endif
