internal import JSONReading

/// What a finding is about; its pointer and its place follow from it.
enum Anchor: Sendable, Hashable {
    /// A value: its pointer, and its bytes.
    case value(JSONNode)
    /// A member, by its name: the pointer of the member, and the bytes of the name.
    case name(JSONNode)
    /// A member that is not there: its pointer, and the opening brace of the object.
    case absent(String, in: JSONNode)
    /// A part of a value: the value's pointer, and some of its bytes, counted from the start of the text.
    case part(JSONNode, Range<Int>)

    /// What the finding claims: one mistake makes one finding.
    var claim: Claim {
        switch self {
        case .value(let node), .part(let node, _): Claim(index: node.index, absent: nil)
        case .name(let node): Claim(index: node.index + 1, absent: nil)
        case .absent(let name, let parent): Claim(index: parent.index, absent: name)
        }
    }

    /// The node whose pointer the finding bears, but for the name of an absent member.
    var node: JSONNode {
        switch self {
        case .value(let node), .part(let node, _), .name(let node), .absent(_, let node): node
        }
    }

    /// The bytes that the finding points at.
    func range(in document: JSONDocument) -> Range<Int> {
        switch self {
        case .value(let node), .name(let node):
            return document.range(node)
        case .part(_, let range):
            return range
        case .absent(_, let parent):
            let start = document.range(parent).lowerBound
            return start..<start + 1
        }
    }

    /// A pointer, as the thing that can be claimed.
    struct Claim: Hashable {
        let index: Int
        let absent: String?
    }
}
