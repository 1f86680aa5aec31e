import Foundation
import JSONReading
import Testing

/// Random texts, held against Foundation where it can be the judge.
@Suite struct PropertyTests {
    /// Writes a random value; the names of an object are distinct, because Foundation drops repeated ones.
    private func write(_ writer: inout JSONWriter, depth: Int, _ generator: inout SeededGenerator) {
        switch Int.random(in: 0..<(depth > 4 ? 5 : 7), using: &generator) {
        case 0: writer.null()
        case 1: writer.value(Bool.random(using: &generator))
        case 2: writer.value(Int.random(in: -1_000_000...1_000_000, using: &generator))
        case 3:
            writer.raw(
                "\(Int.random(in: -99...99, using: &generator)).25e\(Int.random(in: 0...9, using: &generator))".utf8)
        case 4: writer.raw(string(&generator).utf8)
        case 5:
            let count = Int.random(in: 0...20, using: &generator)
            writer.array { writer in
                for _ in 0..<count { write(&writer, depth: depth + 2, &generator) }
            }
        default:
            let count = Int.random(in: 0...20, using: &generator)
            writer.object { writer in
                for index in 0..<count {
                    writer.array("\(index)" + plainText(&generator)) { write(&$0, depth: depth + 2, &generator) }
                }
            }
        }
    }

    private static let letters: [Unicode.Scalar] = [
        "a", "z", " ", "\"", "\\", "/", "\n", "\t", "\u{1}", "é", "門", "😀", "\u{7F}", "\u{2028}",
    ]

    private func plainText(_ generator: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
            text.unicodeScalars.append(Self.letters.randomElement(using: &generator) ?? "a")
        }
        return text
    }

    /// A string in quotes, some of its characters escaped by number.
    private func string(_ generator: inout SeededGenerator) -> String {
        var source = "\""
        for scalar in plainText(&generator).unicodeScalars {
            if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || Bool.random(using: &generator) {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16, uppercase: Bool.random(using: &generator))
                    source += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
                }
            } else {
                source.unicodeScalars.append(scalar)
            }
        }
        return source + "\""
    }

    private func isEqual(_ value: JSONValue, _ other: Any) -> Bool {
        switch value.kind {
        case .null: return other is NSNull
        case .bool: return (other as? NSNumber)?.boolValue == value.flag
        case .number: return (other as? NSNumber)?.doubleValue == Double(value.source)
        case .string:
            guard let text = other as? String else { return false }
            return Array(text.utf8) == value.text.map { Array($0.utf8) }
        case .array:
            guard let elements = other as? [Any], elements.count == value.elements.count else { return false }
            return zip(value.elements, elements).allSatisfy { isEqual($0, $1) }
        case .object:
            guard let members = other as? [String: Any], members.count == value.members.count else { return false }
            return value.members.allSatisfy { member in members[member.name].map { isEqual(member.value, $0) } ?? false
            }
        }
    }

    @Test func `a random text is read as Foundation reads it`() throws {
        var generator = SeededGenerator.fromEnvironment("round trip")
        for round in 0..<300 {
            var writer = JSONWriter(style: round.isMultiple(of: 2) ? .compact : .pretty)
            writer.array { write(&$0, depth: 0, &generator) }
            let document = try JSONDocument(writer.bytes)
            let other = try JSONSerialization.jsonObject(with: Data(writer.bytes))
            #expect(isEqual(document.root, other), "\(writer.text)")
            #expect(document.remarks.isEmpty)
        }
    }

    @Test func `a damaged text is answered and never traps`() {
        var generator = SeededGenerator.fromEnvironment("damage")
        var accepted = 0
        var refused = 0
        for _ in 0..<100 {
            var writer = JSONWriter()
            writer.object { writer in writer.array("a") { write(&$0, depth: 0, &generator) } }
            let bytes = writer.bytes
            for end in 0..<min(bytes.count, 200) {
                #expect(throws: JSONError.self) { try JSONDocument(Array(bytes[..<end])) }
            }
            for _ in 0..<100 {
                var damaged = bytes
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    damaged[Int.random(in: 0..<damaged.count, using: &generator)] = .random(
                        in: 0...255, using: &generator)
                }
                do {
                    let document = try JSONDocument(damaged)
                    accepted += 1
                    touch(document)
                } catch {
                    refused += 1
                    #expect(error.offset >= 0 && error.length >= 0 && error.offset + error.length <= damaged.count)
                    #expect(error.line > 0 && error.column > 0)
                }
            }
        }
        #expect(accepted > 0 && refused > 0)
    }

    /// Asks a document for all that it can answer; the pointers of all values together are those of each alone.
    private func touch(_ document: JSONDocument) {
        var values = [document.root]
        var next = 0
        while next < values.count {
            let value = values[next]
            for (_, range) in document.scalars(value.node) { #expect(range.upperBound <= document.byteCount) }
            values += value.elements
            values += value.members.map { $0.value }
            next += 1
        }
        let nodes = values.map { $0.node }.sorted { $0.index < $1.index }
        let pointers = document.pointers(to: nodes)
        for index in stride(from: 0, to: nodes.count, by: 7) {
            #expect(document.pointers(to: [nodes[index]]) == [pointers[index]])
        }
    }
}
