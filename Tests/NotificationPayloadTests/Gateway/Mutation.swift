import Foundation
import Testing

/// A JSON value that a test can change in one place.
indirect enum TestJSON: Sendable, Equatable {
    case null, bool(Bool), number(String), string(String), array([TestJSON]), object([(String, TestJSON)])

    static func == (left: TestJSON, right: TestJSON) -> Bool { left.text == right.text }

    /// Compact JSON text.
    var text: String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let text): return text
        case .string(let text): return Self.quoted(text)
        case .array(let elements): return "[" + elements.map { $0.text }.joined(separator: ",") + "]"
        case .object(let members):
            return "{" + members.map { Self.quoted($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\u{0}"..."\u{1F}":
                result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A copy in which the value at a path is another one; nil takes the member out. A name that is not there is added.
    func changing(_ path: ArraySlice<String>, to value: TestJSON?) -> TestJSON {
        guard let name = path.first else { return value ?? .null }
        switch self {
        case .object(var members):
            let index = members.firstIndex { $0.0 == name }
            if path.count == 1 {
                switch (index, value) {
                case (let index?, let value?): members[index].1 = value
                case (let index?, nil): members.remove(at: index)
                case (nil, let value?): members.append((name, value))
                case (nil, nil): break
                }
            } else if let index {
                members[index].1 = members[index].1.changing(path.dropFirst(), to: value)
            }
            return .object(members)
        case .array(var elements):
            guard let index = Int(name), elements.indices.contains(index) else { return self }
            elements[index] = elements[index].changing(path.dropFirst(), to: value)
            return .array(elements)
        default:
            return self
        }
    }
}

extension TestJSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(String(value)) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: TestJSON...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, TestJSON)...) { self = .object(elements) }
}
