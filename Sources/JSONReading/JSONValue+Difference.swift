/// The first place where two JSON values are not the same.
package struct JSONDifference: Sendable, Hashable {
    /// The RFC 6901 pointer of the place.
    package let pointer: String

    /// What should stand there, as JSON text; nil where nothing should.
    package let expected: String?

    /// What stands there, as JSON text; nil where nothing does.
    package let found: String?

    /// Takes all as they are.
    package init(pointer: String, expected: String?, found: String?) {
        self.pointer = pointer
        self.expected = expected
        self.found = found
    }
}

extension JSONValue {
    /// The first difference from what was expected; nil where both are the same.
    ///
    /// Members are compared in any order, of repeated ones the first, and texts by their bytes. Numbers are the same
    /// when their values are, however they are written.
    ///
    /// - Parameters:
    ///   - expected: The other value.
    ///   - isIgnored: Whether what stands at a pointer is not compared.
    /// - Returns: The difference, with the pointer of its place.
    package func difference(
        from expected: JSONValue, ignoring isIgnored: (_ pointer: String) -> Bool = { _ in false }
    ) -> JSONDifference? {
        difference(from: expected, at: "", isIgnored)
    }

    private func difference(
        from expected: JSONValue, at pointer: String, _ isIgnored: (String) -> Bool
    ) -> JSONDifference? {
        if isIgnored(pointer) { return nil }
        let here = JSONDifference(pointer: pointer, expected: expected.source, found: source)
        guard kind == expected.kind else { return here }
        switch kind {
        case .null: return nil
        case .bool: return flag == expected.flag ? nil : here
        case .string:
            return document.utf8(node).elementsEqual(expected.document.utf8(expected.node)) ? nil : here
        case .number:
            let found = document.number(node)
            let wanted = expected.document.number(expected.node)
            let isSame =
                found.isNegative == wanted.isNegative && found.digits == wanted.digits
                && (found.isZero || found.magnitude == wanted.magnitude)
            return isSame ? nil : here
        case .array: return elementDifference(from: expected, at: pointer, isIgnored)
        case .object: return memberDifference(from: expected, at: pointer, isIgnored)
        }
    }

    private func elementDifference(
        from expected: JSONValue, at pointer: String, _ isIgnored: (String) -> Bool
    ) -> JSONDifference? {
        let found = elements
        let wanted = expected.elements
        for index in 0..<max(found.count, wanted.count) {
            let place = JSONPointer.appending(String(index), to: pointer)
            if index < found.count, index < wanted.count {
                if let difference = found[index].difference(from: wanted[index], at: place, isIgnored) {
                    return difference
                }
            } else if !isIgnored(place) {
                return JSONDifference(
                    pointer: place, expected: index < wanted.count ? wanted[index].source : nil,
                    found: index < found.count ? found[index].source : nil)
            }
        }
        return nil
    }

    private func memberDifference(
        from expected: JSONValue, at pointer: String, _ isIgnored: (String) -> Bool
    ) -> JSONDifference? {
        for (name, wanted) in expected.members {
            let place = JSONPointer.appending(name, to: pointer)
            if let found = self[name] {
                if let first = expected[name],
                    let difference = found.difference(from: first, at: place, isIgnored)
                {
                    return difference
                }
            } else if !isIgnored(place) {
                return JSONDifference(pointer: place, expected: wanted.source, found: nil)
            }
        }
        for (name, found) in members where expected[name] == nil {
            let place = JSONPointer.appending(name, to: pointer)
            if !isIgnored(place) { return JSONDifference(pointer: place, expected: nil, found: found.source) }
        }
        return nil
    }
}
