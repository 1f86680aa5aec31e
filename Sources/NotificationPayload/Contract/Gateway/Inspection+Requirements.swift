internal import JSONReading

/// How the contract's checks ask for a member: what is missing, `null` or of another type is reported, and nil then
/// keeps what is below it silent.
extension Inspection {
    /// The value of a member that the contract requires.
    mutating func required(
        _ name: StaticString, or otherName: StaticString? = nil, in object: JSONNode?, _ type: JSONKind
    ) -> JSONNode? {
        guard let object else { return nil }
        guard let value = member(name, or: otherName, of: object) else {
            reportMissing(name, in: object)
            return nil
        }
        return typed(value, name, type)
    }

    /// The value of a member that the contract allows.
    mutating func optional(_ name: StaticString, in object: JSONNode?, _ type: JSONKind) -> JSONNode? {
        guard let object, let value = document.member(name, of: object) else { return nil }
        return typed(value, name, type)
    }

    /// A member by either of its spellings.
    func member(_ name: StaticString, or otherName: StaticString?, of object: JSONNode) -> JSONNode? {
        document.member(name, of: object) ?? otherName.flatMap { document.member($0, of: object) }
    }

    private mutating func typed(_ value: JSONNode, _ name: StaticString, _ type: JSONKind) -> JSONNode? {
        guard document.kind(value) != type else { return value }
        reportContractType(value, name, type)
        return nil
    }

    /// Asks for a text that the contract fixes.
    mutating func requireText(
        _ expected: StaticString, for name: StaticString, or otherName: StaticString? = nil, in object: JSONNode?
    ) {
        guard let value = required(name, or: otherName, in: object, .string) else { return }
        guard !document.equals(value, expected) else { return }
        reportContractValue(value, name, sends: "\"\(expected)\"")
    }
}
