package import JSONReading

// How a request is read: strictly. A field that nobody knows is a mistake of the caller, and so is one that stands
// twice, because two readers could take different ones.

extension JSONValue {
    /// The largest number that every JSON reader takes as it is written: 2^53 − 1.
    package static var largestNumber: Int64 { (1 << 53) - 1 }

    /// The largest count, such as a capacity: 2^31 − 1, which is one on every platform.
    package static var largestCount: Int64 { (1 << 31) - 1 }

    /// A complaint about this value.
    package func refused(_ message: String) -> BadRequest {
        BadRequest(pointer: document.pointers(to: [node]).first ?? "", message: message)
    }

    /// Refuses everything but an object with members of these names, each at most once.
    package func checkFields(_ known: [String]) throws(BadRequest) {
        guard kind == .object else { throw refused("is \(kind.words), not an object") }
        var seen = [Bool](repeating: false, count: known.count)
        for member in document.members(node) {
            let name = document.utf8(member.name)
            guard let place = known.firstIndex(where: { $0.utf8.elementsEqual(name) }) else {
                throw JSONValue(document: document, node: member.name)
                    .refused("is an unknown field; known are \(known.joined(separator: ", "))")
            }
            if seen[place] { throw JSONValue(document: document, node: member.name).refused("stands twice") }
            seen[place] = true
        }
    }

    /// A member that has to be there.
    package func required(_ name: String) throws(BadRequest) -> JSONValue {
        if let value = self[name] { return value }
        let pointer = document.pointers(to: [node]).first ?? ""
        throw BadRequest(pointer: JSONPointer.appending(name, to: pointer), message: "is missing")
    }

    /// A member that may be absent or `null`.
    package func optional(_ name: String) -> JSONValue? {
        guard let value = self[name], !value.isNull else { return nil }
        return value
    }

    /// The elements of what has to be an array.
    package func list() throws(BadRequest) -> [JSONValue] {
        guard kind == .array else { throw refused("is \(kind.words), not an array") }
        return elements
    }

    /// The text of what has to be a string.
    package func string() throws(BadRequest) -> String {
        guard let text else { throw refused("is \(kind.words), not a string") }
        return text
    }

    /// The value of what has to be a boolean.
    package func boolean() throws(BadRequest) -> Bool {
        guard let flag else { throw refused("is \(kind.words), not a boolean") }
        return flag
    }

    /// The value of what has to be a whole number, written without fraction and exponent.
    package func number(from least: Int64, to greatest: Int64) throws(BadRequest) -> Int64 {
        guard kind == .number else { throw refused("is \(kind.words), not a number") }
        guard case .integer(let value) = document.number(node).form, least <= value, value <= greatest else {
            throw refused("is not a whole number from \(least) to \(greatest)")
        }
        return value
    }

    /// The word that has to be one of a closed list.
    package func oneOf<Word: RawRepresentable & CaseIterable>(_ words: Word.Type) throws(BadRequest) -> Word
    where Word.RawValue == String {
        let known = words.allCases.map { $0.rawValue }.joined(separator: ", ")
        guard kind == .string else { throw refused("is \(kind.words), not one of \(known)") }
        let text = document.utf8(node)
        for word in words.allCases where word.rawValue.utf8.elementsEqual(text) { return word }
        throw refused("is none of \(known)")
    }
}

extension JSONWriter {
    /// Writes a member that is a number of 64 bits on every platform.
    package mutating func number(_ name: String, _ number: Int64) {
        raw(name, String(number).utf8)
    }

    /// Writes a member that is a number of 64 bits on every platform, or `null` where there is none.
    package mutating func number(_ name: String, _ number: Int64?) {
        if let number { self.number(name, number) } else { null(name) }
    }
}
