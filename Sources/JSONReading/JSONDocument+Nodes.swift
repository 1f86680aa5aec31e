// What stands at a node: the package's own way through a document, which copies and counts nothing.
//
// Every index that a caller can get hold of comes from the tape; one that does not is checked by the arrays.
extension JSONDocument {
    @inlinable
    package func kind(_ node: JSONNode) -> JSONKind {
        nodes[node.index].kind
    }

    @inlinable
    package func flags(_ node: JSONNode) -> JSONFlags {
        nodes[node.index].flags
    }

    /// The bytes of a value or name, quotes included, counted from the start of the text.
    @inlinable
    package func range(_ node: JSONNode) -> Range<Int> {
        Int(nodes[node.index].start)..<Int(nodes[node.index].end)
    }

    /// The value of a `true` or `false`.
    @inlinable
    package func isTrue(_ node: JSONNode) -> Bool {
        nodes[node.index].flags.contains(.isTrue)
    }

    /// Whether a container has nothing in it.
    @inlinable
    package func isEmpty(_ node: JSONNode) -> Bool {
        Int(nodes[node.index].link) == node.index + 1
    }

    /// The member names of an object in their order, each followed by its value; nothing for any other value.
    @inlinable
    package func members(_ node: JSONNode) -> JSONMembers {
        JSONMembers(document: self, node: node)
    }

    /// The elements of an array in their order; nothing for any other value.
    @inlinable
    package func elements(_ node: JSONNode) -> JSONElements {
        JSONElements(document: self, node: node)
    }

    /// The tag of a member's name.
    @inlinable
    package func tag(ofName name: JSONNode) -> NameTag {
        NameTag(rawValue: nodes[name.index].link)
    }

    /// The number of members or elements of a container.
    package func count(_ node: JSONNode) -> Int {
        var count = 0
        if kind(node) == .object {
            for _ in members(node) { count += 1 }
        } else {
            for _ in elements(node) { count += 1 }
        }
        return count
    }

    /// The value of the member of that name; of several, the first.
    package func member(_ name: StaticString, of node: JSONNode) -> JSONNode? {
        let tag = NameTag(name)
        for member in members(node) where self.tag(ofName: member.name) == tag {
            if equals(member.name, name) { return member.value }
        }
        return nil
    }

    /// The value of the member of that name; of several, the first.
    package func member(named name: String, of node: JSONNode) -> JSONNode? {
        for member in members(node) where utf8(member.name).elementsEqual(name.utf8) {
            return member.value
        }
        return nil
    }

    /// Whether the text of a string or name is that of a literal.
    package func equals(_ node: JSONNode, _ literal: StaticString) -> Bool {
        let text = utf8(node)
        guard text.count == literal.utf8CodeUnitCount else { return false }
        return literal.withUTF8Buffer { letters in
            for (offset, byte) in text.enumerated() where unsafe letters[offset] != byte {
                return false
            }
            return true
        }
    }
}

extension NameTag {
    /// The tag of a literal.
    package init(_ literal: StaticString) {
        let rawValue = literal.withUTF8Buffer { unsafe NameTag($0).rawValue }
        self.init(rawValue: rawValue)
    }
}

/// The members of an object.
@usableFromInline
package struct JSONMembers: Sequence, IteratorProtocol {
    @usableFromInline let document: JSONDocument
    @usableFromInline var at: Int
    @usableFromInline let end: Int

    @inlinable
    init(document: JSONDocument, node: JSONNode) {
        self.document = document
        at = node.index + 1
        end = document.nodes[node.index].kind == .object ? Int(document.nodes[node.index].link) : at
    }

    @inlinable
    package mutating func next() -> (name: JSONNode, value: JSONNode)? {
        guard at < end else { return nil }
        let member = (name: JSONNode(index: at), value: JSONNode(index: at + 1))
        at = Int(document.nodes[at + 1].link)
        return member
    }
}

/// The elements of an array.
@usableFromInline
package struct JSONElements: Sequence, IteratorProtocol {
    @usableFromInline let document: JSONDocument
    @usableFromInline var at: Int
    @usableFromInline let end: Int

    @inlinable
    init(document: JSONDocument, node: JSONNode) {
        self.document = document
        at = node.index + 1
        end = document.nodes[node.index].kind == .array ? Int(document.nodes[node.index].link) : at
    }

    @inlinable
    package mutating func next() -> JSONNode? {
        guard at < end else { return nil }
        let element = JSONNode(index: at)
        at = Int(document.nodes[at].link)
        return element
    }
}
