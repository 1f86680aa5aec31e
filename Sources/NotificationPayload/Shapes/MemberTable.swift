internal import JSONReading

/// The JSON types that a known member may have.
struct ValueTypes: OptionSet, Sendable {
    let rawValue: UInt8

    static let string = ValueTypes(rawValue: 1)
    /// A number without fraction; `1.0` and `1e0` are whole, but not the way to write it.
    static let integer = ValueTypes(rawValue: 2)
    /// Any number.
    static let number = ValueTypes(rawValue: 4)
    static let bool = ValueTypes(rawValue: 8)
    static let array = ValueTypes(rawValue: 16)
    static let object = ValueTypes(rawValue: 32)
    /// Meant to be the number 1; what else it is, is the check's business.
    static let flag: ValueTypes = [.string, .number, .bool, .array, .object, ValueTypes(rawValue: 64)]
    /// Whatever JSON has but `null`.
    static let any: ValueTypes = [.string, .number, .bool, .array, .object]
}

/// A member as the walk meets it.
struct Member {
    let name: JSONNode
    let value: JSONNode
    let object: JSONNode
}

/// What is held against a member's value beyond its type.
typealias MemberCheck = @Sendable (inout Inspection, Member) -> Void

/// What is held against an object once its members have been visited.
typealias ObjectCheck = @Sendable (inout Inspection, JSONNode) -> Void

/// A known member of an object.
struct MemberEntry: Sendable {
    let name: StaticString
    /// A second spelling that the service reads as the same field (proto JSON: lowerCamelCase).
    let otherName: StaticString?
    let types: ValueTypes
    /// The shape of its value, where that is an object, or of each element, where it is an array.
    let shape: Shape?
    /// The types of the elements, where it is an array.
    let elements: ValueTypes
    /// Whether a person sees the text.
    let isVisible: Bool
    /// What the value is held to beyond its type.
    let form: ValueForm?
    /// What cannot be said as a form: it depends on the kind, or gathers facts for rules across keys.
    let check: MemberCheck?

    init(
        _ name: StaticString, or otherName: StaticString? = nil, _ types: ValueTypes, shape: Shape? = nil,
        elements: ValueTypes = .any, isVisible: Bool = false, form: ValueForm? = nil, check: MemberCheck? = nil
    ) {
        self.name = name
        self.otherName = otherName
        self.types = types
        self.shape = shape
        self.elements = elements
        self.isVisible = isVisible
        self.form = form
        self.check = check
    }
}

/// The members that one kind of object can have, and what is held against it as a whole.
///
/// The rules that run over every payload read their keys, types and ranges from such tables.
struct MemberTable: Sendable {
    /// What happens to a member that the table does not know.
    enum Others: Sendable {
        /// Custom content: only the rules of the text apply.
        case custom
        /// Custom content as well, but some names mean something else, which the check finds.
        case checked(MemberCheck)
        /// Every value is a string, which the check demands.
        case strings(MemberCheck)
        /// The object has no other members; the check reports each.
        case unknown(MemberCheck)

        /// What each is handed to.
        var check: MemberCheck? {
            switch self {
            case .custom: nil
            case .checked(let check), .strings(let check), .unknown(let check): check
            }
        }
    }

    let entries: [MemberEntry]
    let others: Others
    let othersCheck: MemberCheck?
    let checks: [ObjectCheck]
    private let tags: [UInt32]
    private let names: [(name: StaticString, entry: Int)]

    init(_ entries: [MemberEntry], others: Others, checks: [ObjectCheck] = []) {
        self.entries = entries
        self.others = others
        othersCheck = others.check
        self.checks = checks
        var names: [(name: StaticString, entry: Int)] = []
        for (index, entry) in entries.enumerated() {
            names.append((entry.name, index))
            if let other = entry.otherName { names.append((other, index)) }
        }
        self.names = names
        tags = names.map { NameTag($0.name).rawValue }
    }

    /// The entry for a member's name.
    func entry(for name: JSONNode, in document: JSONDocument) -> Int? {
        let tag = document.tag(ofName: name).rawValue
        var place = 0
        while place < tags.count {
            if tags[place] == tag, document.equals(name, names[place].name) { return names[place].entry }
            place += 1
        }
        return nil
    }

    /// Every spelling that the table knows.
    var allNames: [String] { names.map { $0.name.description } }
}
