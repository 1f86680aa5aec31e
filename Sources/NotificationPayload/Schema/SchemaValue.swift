#if !hasFeature(Embedded)
internal import JSONReading

/// A part of a JSON Schema: a JSON value whose members keep their order.
indirect enum SchemaValue: Sendable, Hashable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([SchemaValue])
    case object([Member])

    /// A member of an object.
    struct Member: Sendable, Hashable {
        var name: String
        var value: SchemaValue
    }

    /// An object without members, which accepts everything.
    static let anything = SchemaValue.object([])

    /// The members of an object; none for another value.
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    /// The value of an object's member; to set it on another value makes that an object, and nil takes it out.
    subscript(name: String) -> SchemaValue? {
        get { members.first { $0.name == name }?.value }
        set {
            var members = members
            if let place = members.firstIndex(where: { $0.name == name }) {
                if let newValue { members[place].value = newValue } else { members.remove(at: place) }
            } else if let newValue {
                members.append(Member(name: name, value: newValue))
            }
            self = .object(members)
        }
    }

    /// Adds the members of another object; those of the same name are replaced.
    mutating func take(_ other: SchemaValue) {
        for member in other.members { self[member.name] = member.value }
    }

    /// The object with the members of another, which replace those of the same name.
    func taking(_ other: SchemaValue) -> SchemaValue {
        var result = self
        result.take(other)
        return result
    }

    /// Writes the value.
    func write(to writer: inout JSONWriter) {
        switch self {
        case .text(let text): writer.value(text)
        case .number(let number): writer.value(number)
        case .flag(let flag): writer.value(flag)
        case .list(let values):
            writer.array { writer in
                for value in values { value.write(to: &writer) }
            }
        case .object(let members):
            writer.object { writer in
                for member in members { writer.member(member.name) { member.value.write(to: &$0) } }
            }
        }
    }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral text: String) { self = .text(text) }
    init(integerLiteral number: Int) { self = .number(number) }
    init(booleanLiteral flag: Bool) { self = .flag(flag) }
    init(arrayLiteral values: SchemaValue...) { self = .list(values) }
    init(dictionaryLiteral members: (String, SchemaValue)...) {
        self = .object(members.map { Member(name: $0.0, value: $0.1) })
    }
}

extension SchemaValue {
    /// A list of texts.
    static func words(_ words: [StaticString]) -> SchemaValue {
        .list(words.map { .text($0.description) })
    }

    /// An object that must have a member.
    static func requiring(_ names: StaticString...) -> SchemaValue {
        ["required": words(names)]
    }

    /// A schema that applies where another does.
    static func when(_ condition: SchemaValue, _ consequence: SchemaValue, otherwise: SchemaValue? = nil) -> SchemaValue
    {
        var result: SchemaValue = ["if": condition, "then": consequence]
        result["else"] = otherwise
        return result
    }

    /// An object whose member has this value.
    static func having(_ name: String, _ schema: SchemaValue) -> SchemaValue {
        ["properties": .object([Member(name: name, value: schema)]), "required": [.text(name)]]
    }

    /// An object that has none of these members.
    static func without(_ names: [StaticString]) -> SchemaValue {
        ["properties": .object(names.map { Member(name: $0.description, value: false) })]
    }
}
#endif
