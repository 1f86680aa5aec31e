/// One value of a document.
///
/// It keeps the document alive; its parts are found and decoded when they are asked for.
public struct JSONValue: Sendable {
    package let document: JSONDocument
    package let node: JSONNode

    package init(document: JSONDocument, node: JSONNode) {
        self.document = document
        self.node = node
    }

    /// What sort of value it is.
    public var kind: JSONKind {
        document.kind(node)
    }

    /// The member of that name, of several the first; nil where there is none, and for everything that is no object.
    public subscript(_ name: String) -> JSONValue? {
        document.member(named: name, of: node).map { JSONValue(document: document, node: $0) }
    }

    /// The text of a string; nil for everything else. An escaped surrogate without a partner becomes U+FFFD.
    public var text: String? {
        kind == .string ? document.string(node) : nil
    }

    /// The value of `true` or `false`; nil for everything else.
    public var flag: Bool? {
        kind == .bool ? document.isTrue(node) : nil
    }

    /// The number, where it is written without fraction and exponent and fits 64 bits; nil for everything else.
    public var integer: Int? {
        guard kind == .number, case .integer(let value) = document.number(node).form else { return nil }
        return Int(exactly: value)
    }

    /// Whether it is `null`.
    public var isNull: Bool {
        kind == .null
    }

    /// The value as JSON text, the way it stands in the document.
    public var source: String {
        let range = document.range(node)
        return String(
            decoding: document.tape.bytes[
                document.tape.base + range.lowerBound..<document.tape.base + range.upperBound],
            as: UTF8.self)
    }

    /// The elements of an array in their order; none for everything else.
    public var elements: [JSONValue] {
        document.elements(node).map { JSONValue(document: document, node: $0) }
    }

    /// The members of an object in their order, repeated names included; none for everything else.
    public var members: [(name: String, value: JSONValue)] {
        document.members(node).map { (document.string($0.name), JSONValue(document: document, node: $0.value)) }
    }
}
