import JSONReading
import Testing

@Suite struct DuplicateTests {
    /// The remarks on names, as `later=earlier` by their order in the text.
    private func remarks(_ text: String) throws -> [String] {
        let document = try JSONDocument(text)
        return document.remarks.compactMap { remark in
            switch remark.matter {
            case .duplicateName(let earlier):
                "\(document.range(remark.node).lowerBound)=\(document.range(earlier).lowerBound)"
            case .equivalentName(let earlier):
                "\(document.range(remark.node).lowerBound)~\(document.range(earlier).lowerBound)"
            case .byteOrderMark, .loneSurrogate: nil
            }
        }
    }

    @Test(arguments: [
        ("{\"a\":1,\"b\":2}", []),
        ("{\"a\":1,\"a\":2}", ["7=1"]),
        ("{\"a\":1,\"a\":2,\"a\":3}", ["7=1", "13=1"]),
        ("{\"a\":1,\"\\u0061\":2}", ["7=1"]),
        ("{\"\":1,\"\":2}", ["6=1"]),
        ("{\"abcd\":1,\"aXcd\":2}", []),
        ("{\"a\":{\"a\":{}},\"b\":{\"a\":1}}", []),
        ("[{\"a\":1},{\"a\":1}]", []),
        ("{\"a\":{\"b\":1,\"b\":2},\"a\":3}", ["12=6", "19=1"]),
        ("{\"\u{E9}\":1,\"e\u{301}\":2}", ["8~1"]),
        ("{\"\u{E9}\":1,\"\\u00e9\":2,\"e\u{301}\":3}", ["8=1", "19~1"]),
        ("{\"\u{212B}\":1,\"\u{C5}\":2}", ["9~1"]),
        ("{\"\u{FB01}\":1,\"fi\":2}", []),
    ])
    func `repeated names are remarked`(text: String, expected: [String]) throws {
        #expect(try remarks(text) == expected)
    }

    @Test func `a repeated name is found in an object of any size`() throws {
        for count in 14...40 {
            let names = (0..<count).map { "\"k\($0)\":0" }.joined(separator: ",")
            #expect(try remarks("{\(names)}") == [])
            #expect(try remarks("{\(names),\"k\(count - 1)\":1}").count == 1)
            #expect(try remarks("{\(names),\"k0\":1}") == ["\(names.utf8.count + 2)=1"])
        }
    }

    @Test func `a hundred thousand names of one tag are no quadratic work`() throws {
        // Same length, first, middle and last byte.
        let names = (0..<100_000).map { number in
            let digits = String(number)
            let padded = String(repeating: "0", count: 6 - digits.utf8.count) + digits
            return "\"x\(padded)m\(padded)y\":0"
        }
        let text = "{" + names.joined(separator: ",") + "}"
        let start = ContinuousClock.now
        #expect(try remarks(text) == [])
        let time = ContinuousClock.now - start
        #expect(time < .seconds(30))
    }

    @Test func `names with long runs of shuffled combining marks are no quadratic work`() throws {
        // Above and below by turns, which a composed form has to put in order.
        let marks = String(repeating: "\u{301}\u{316}", count: 200_000)
        let start = ContinuousClock.now
        #expect(try remarks("{\"a\(marks)\":1,\"b\(marks)\":2}") == [])
        #expect(try remarks("{\"a\(marks)\":1,\"a\(marks)\":2}").count == 1)
        let time = ContinuousClock.now - start
        #expect(time < .seconds(10))
    }

    @Test(arguments: [(509, true), (510, false)])
    func `names of up to 512 bytes are compared by canonical equivalence`(letters: Int, isFound: Bool) throws {
        let rest = String(repeating: "x", count: letters)
        #expect(try remarks("{\"\u{E9}\(rest)\":1,\"e\u{301}\(rest)\":2}").isEmpty != isFound)
    }
}
