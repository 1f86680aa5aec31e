internal import JSONReading

/// A place in a payload: a value, or the absence of one. Asking for a member goes on from everywhere, so a path can be
/// written in one line, and what stands at its end is asked once.
public struct PayloadField: Sendable {
    enum Storage: Sendable {
        case json(JSONDocument, JSONNode)
        /// An object has no member of that name.
        case absentInJSON(JSONDocument, JSONNode, name: String)
        /// A value that is no object, asked for a member.
        case absentBelowJSON(JSONDocument, JSONNode)
        case value(PayloadValue)
        case absent
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    /// A field that holds a value which did not come from JSON text.
    public init(_ value: PayloadValue) {
        storage = .value(value)
    }

    /// A field that is not there.
    public static var absent: PayloadField { PayloadField(.absent) }

    /// The member of that name. What is no object has none.
    public subscript(_ name: String) -> PayloadField {
        switch storage {
        case .json(let document, let node):
            guard document.kind(node) == .object else { return PayloadField(.absentBelowJSON(document, node)) }
            if let member = document.member(named: name, of: node) { return PayloadField(.json(document, member)) }
            return PayloadField(.absentInJSON(document, node, name: name))
        case .value(let value):
            return value[name].map { PayloadField(.value($0)) } ?? .absent
        case .absentInJSON, .absentBelowJSON:
            // Below what is not there, the first thing that is missing is the one to name.
            return self
        case .absent:
            return .absent
        }
    }

    /// Whether there is a value, `null` included.
    public var exists: Bool {
        switch storage {
        case .json, .value: true
        case .absentInJSON, .absentBelowJSON, .absent: false
        }
    }

    /// The text of a string; nil for everything else.
    public var text: String? {
        switch storage {
        case .json(let document, let node): document.kind(node) == .string ? document.string(node) : nil
        case .value(let value): value.text
        case .absentInJSON, .absentBelowJSON, .absent: nil
        }
    }

    /// Whether there is an object.
    public var isObject: Bool {
        switch storage {
        case .json(let document, let node): return document.kind(node) == .object
        case .value(let value):
            if case .object = value { return true }
            return false
        case .absentInJSON, .absentBelowJSON, .absent: return false
        }
    }

    /// The field itself where there is a value, else another.
    public func or(_ other: @autoclosure () -> PayloadField) -> PayloadField {
        exists ? self : other()
    }

    /// What a finding about this field is anchored to; nil where the payload did not come from JSON text.
    var anchor: Anchor? {
        switch storage {
        case .json(_, let node): .value(node)
        case .absentInJSON(_, let parent, let name): .absent(name, in: parent)
        case .absentBelowJSON(_, let node): .value(node)
        case .value, .absent: nil
        }
    }
}

extension PayloadField: CustomStringConvertible {
    /// What stands there, for a message: `missing`, `a string`, `a number`, never the value itself.
    public var description: String {
        switch storage {
        case .json(let document, let node): document.kind(node).words
        case .value(let value): value.kind.words
        case .absentInJSON, .absentBelowJSON, .absent: "missing"
        }
    }
}
