// What stands at a node: the package's own way through a document, which copies and counts nothing.
//
// Every index that a caller can get hold of comes from the tape; one that does not is checked by the arrays.
extension JSONDocument {
    @inlinable
    package func kind(_ node: JSONNode) -> JSONKind {
        tape.nodes[node.index].kind
    }

    @inlinable
    package func flags(_ node: JSONNode) -> JSONFlags {
        tape.nodes[node.index].flags
    }

    /// The bytes of a value or name, quotes included, counted from the start of the text.
    @inlinable
    package func range(_ node: JSONNode) -> Range<Int> {
        Int(tape.nodes[node.index].start)..<Int(tape.nodes[node.index].end)
    }

    /// The value of a `true` or `false`.
    @inlinable
    package func isTrue(_ node: JSONNode) -> Bool {
        tape.nodes[node.index].flags.contains(.isTrue)
    }

    /// Whether a container has nothing in it.
    @inlinable
    package func isEmpty(_ node: JSONNode) -> Bool {
        Int(tape.nodes[node.index].link) == node.index + 1
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
        NameTag(rawValue: tape.nodes[name.index].link)
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
        let object = tape.nodes[node.index]
        guard object.kind == .object else { return nil }
        let tag = NameTag(name).rawValue
        let end = Int(object.link)
        var at = node.index + 1
        while at < end {
            if tape.nodes[at].link == tag, equals(JSONNode(index: at), name) { return JSONNode(index: at + 1) }
            at = Int(tape.nodes[at + 1].link)
        }
        return nil
    }

    /// The value of the member of that name; of several, the first.
    package func member(named name: String, of node: JSONNode) -> JSONNode? {
        var name = name
        return name.withUTF8 { letters in
            let tag = unsafe NameTag(letters)
            for member in members(node) where self.tag(ofName: member.name) == tag {
                if unsafe utf8(member.name).elementsEqual(letters) { return member.value }
            }
            return nil
        }
    }

    /// Whether the text of a string or name is that of a literal; of any other value, whether its JSON text is.
    package func equals(_ node: JSONNode, _ literal: StaticString) -> Bool {
        let entry = tape.nodes[node.index]
        let quotes = entry.kind == .string ? 1 : 0
        guard !entry.flags.contains(.escaped) || entry.kind != .string else { return equalsUnescaped(node, literal) }
        let count = Int(entry.end - entry.start) - 2 * quotes
        guard count == literal.utf8CodeUnitCount else { return false }
        return matches(literal, at: tape.base + Int(entry.start) + quotes)
    }

    /// Whether the text of a string or name begins with a literal.
    package func hasPrefix(_ prefix: StaticString, _ node: JSONNode) -> Bool {
        let entry = tape.nodes[node.index]
        guard entry.kind == .string else { return false }
        guard !entry.flags.contains(.escaped) else { return string(node).utf8.starts(with: prefix.description.utf8) }
        guard Int(entry.end - entry.start) - 2 >= prefix.utf8CodeUnitCount else { return false }
        return matches(prefix, at: tape.base + Int(entry.start) + 1)
    }

    /// Compares a literal with the bytes from a place on, of which there are enough.
    private func matches(_ literal: StaticString, at start: Int) -> Bool {
        literal.withUTF8Buffer { letters in
            for offset in 0..<letters.count where unsafe tape.bytes[start + offset] != letters[offset] { return false }
            return true
        }
    }

    private func equalsUnescaped(_ node: JSONNode, _ literal: StaticString) -> Bool {
        utf8(node).elementsEqual(literal.description.utf8)
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
        end = document.tape.nodes[node.index].kind == .object ? Int(document.tape.nodes[node.index].link) : at
    }

    @inlinable
    package mutating func next() -> (name: JSONNode, value: JSONNode)? {
        guard at < end else { return nil }
        let member = (name: JSONNode(index: at), value: JSONNode(index: at + 1))
        at = Int(document.tape.nodes[at + 1].link)
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
        end = document.tape.nodes[node.index].kind == .array ? Int(document.tape.nodes[node.index].link) : at
    }

    @inlinable
    package mutating func next() -> JSONNode? {
        guard at < end else { return nil }
        let element = JSONNode(index: at)
        at = Int(document.tape.nodes[at].link)
        return element
    }
}
