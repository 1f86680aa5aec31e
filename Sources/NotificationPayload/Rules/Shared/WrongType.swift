internal import JSONReading

extension Rule {
    /// A known key has a value of another JSON type than the platform reads.
    static let wrongType = Rule("wrong-type", severity: .error)
}

/// Holds a value against the types that its key may have.
extension Inspection {
    /// Whether a member's value may be looked at further.
    mutating func checkType(of member: Member, _ types: ValueTypes) -> Bool {
        checkType(member.value, types, of: member.name, isElement: false)
    }

    /// Whether an element of a known array may be looked at further.
    mutating func checkType(ofElement element: JSONNode, _ types: ValueTypes, of member: Member) -> Bool {
        checkType(element, types, of: member.name, isElement: true)
    }

    private mutating func checkType(
        _ value: JSONNode, _ types: ValueTypes, of name: JSONNode, isElement: Bool
    ) -> Bool {
        let kind = document.kind(value)
        guard !types.allow(kind) else { return true }
        if kind == .number, types.contains(.integer) {
            if document.flags(value).isDisjoint(with: [.fraction, .exponent]) { return true }
            if document.number(value).isWhole {
                reportIntegerAsDecimal(value, named: name)
                return true
            }
        }
        let subject = isElement ? "an element of \(quoted(name))" : quoted(name)
        if kind == .null {
            reportNull(value, subject: subject, isElement: isElement, types)
        } else {
            report(
                .wrongType, at: .value(value), "\(subject) is \(described(value)), not \(types.words)",
                help: WrongType.help(document, value, types))
        }
        return false
    }
}

extension ValueTypes {
    fileprivate func allow(_ kind: JSONKind) -> Bool {
        switch kind {
        case .null: false
        case .bool: contains(.bool)
        case .number: contains(.number)
        case .string: contains(.string)
        case .array: contains(.array)
        case .object: contains(.object)
        }
    }

    /// `a string`, `a string or an object`.
    var words: String {
        if self == .flag { return "the number 1" }
        if self == .any { return "a value" }
        var words: [String] = []
        if contains(.string) { words.append("a string") }
        if contains(.integer) { words.append("an integer") }
        if contains(.number) { words.append("a number") }
        if contains(.bool) { words.append("a boolean") }
        if contains(.array) { words.append("an array") }
        if contains(.object) { words.append("an object") }
        guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

private enum WrongType {
    /// What to write instead, where the value shows what was meant.
    static func help(_ document: JSONDocument, _ value: JSONNode, _ types: ValueTypes) -> String? {
        switch document.kind(value) {
        case .string where types.contains(.integer) || types.contains(.number):
            let text = document.string(value)
            if isNumber(text) { return "write \(text) without quotes" }
            let isIncrement = text.utf8.first == UInt8(ascii: "+") && isNumber(String(text.dropFirst()))
            return isIncrement ? "the number is set, not added to: write it without sign and quotes" : nil
        case .number where types.contains(.string), .bool where types.contains(.string):
            return "put \(Wording.shortened(document.string(value))) in quotes"
        case .string where types.contains(.object) || types.contains(.array):
            let first = document.utf8(value).first
            guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
            return "the value is JSON that was encoded twice: put it in as it is, without quotes and backslashes"
        case .bool where types.contains(.integer):
            return "write \(document.isTrue(value) ? 1 : 0)"
        default:
            return nil
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        guard text.utf8.count <= 20, let document = try? JSONDocument(text) else { return false }
        return document.kind(document.rootNode) == .number
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let wrongType = RuleDescription(
        .wrongType, family: .apple,
        summary: "A known key has a value of another JSON type than the platform reads.",
        reason: """
            The system does not convert: a badge that is a string, or an alert that is an array, is ignored as if it \
            were not there, and FCM answers a request with such a field with status 400.
            """,
        wrong: Example(#"{"aps":{"alert":"Doors open","badge":"3"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open","badge":3}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification", "Firebase: FCM HTTP v1 API, Message"])
}
#endif
