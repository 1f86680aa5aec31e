internal import JSONReading

/// The one walk over a document: it visits each member once and calls the rules that are anchored there.
///
/// At each value the rules of the text come first, then its type, then its range, then what is below it; the rules
/// across an object's keys run when its members have been visited.
extension Inspection {
    mutating func walk() {
        walk(as: kind.shape)
    }

    /// Walks with a shape that the payload's text decides, not its kind alone.
    mutating func walk(as shape: Shape) {
        visit(document.rootNode, as: shape)
    }

    private mutating func visit(_ node: JSONNode, as shape: Shape) {
        checkText(of: node)
        switch document.kind(node) {
        case .object:
            if let table = refined(shape, node).table {
                visitObject(node, table)
            } else {
                for member in document.members(node) {
                    checkName(member.name)
                    visit(member.value, as: .custom)
                }
            }
        case .array:
            for element in document.elements(node) { visit(element, as: shape) }
        default:
            break
        }
    }

    private mutating func visitObject(_ node: JSONNode, _ table: MemberTable) {
        var seen: UInt64 = 0
        for (name, value) in document.members(node) {
            checkName(name)
            let member = Member(name: name, value: value, object: node)
            if let entry = table.entry(for: name, in: document) {
                // A table of more than 64 members would only lose the finding about two spellings.
                let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: entry)
                if seen & bit != 0 { checkSecondSpelling(member, table.entries[entry]) }
                seen |= bit
                visitMember(member, table.entries[entry])
            } else {
                table.othersCheck?(&self, member)
                checkCustom(member)
                visit(value, as: .custom)
            }
        }
        for check in table.checks { check(&self, node) }
    }

    private mutating func visitMember(_ member: Member, _ entry: MemberEntry) {
        guard checkType(of: member, entry.types) else {
            checkText(of: member.value)
            return
        }
        if entry.isVisible { checkVisibleText(of: member) }
        if let form = entry.form { check(member, form) }
        entry.check?(&self, member)
        switch document.kind(member.value) {
        case .object:
            visit(member.value, as: entry.shape ?? .custom)
        case .array:
            checkText(of: member.value)
            for element in document.elements(member.value) {
                guard checkType(ofElement: element, entry.elements, of: member) else { continue }
                visit(element, as: entry.shape ?? .custom)
            }
        default:
            checkText(of: member.value)
        }
    }
}
