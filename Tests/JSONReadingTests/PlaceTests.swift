import JSONReading
import Testing

@Suite struct PlaceTests {
    private func mistake(_ text: String) -> JSONError? {
        do {
            _ = try JSONDocument(text)
            return nil
        } catch { return error }
    }

    @Test(arguments: [
        ("", 0, 1, 1), ("\n\n", 0, 1, 1), ("{\n  x", 4, 2, 3), ("[\"é😀\" x", 10, 1, 7), ("[\r\n1 2]", 5, 2, 3),
        ("[\"e\u{301}\",,", 7, 1, 7),
    ])
    func `columns count characters and lines end with a line feed`(text: String, offset: Int, line: Int, column: Int)
        throws
    {
        let error = try #require(mistake(text))
        #expect(error.offset == offset)
        #expect(error.line == line)
        #expect(error.column == column)
    }

    @Test(arguments: [
        ("{\"a\":{\"b\":[1,{\"c\":x}]}}", "/a/b/1/c"), ("[[],[[],x]]", "/1/1"), ("{\"a/b\":{\"~\":tru}}", "/a~1b/~0"),
        ("{\"a\":1,b:2}", ""), ("{\"\":x}", "/"), ("{\"\\u00e9\":x}", "/é"), ("[1 2]", ""), ("[1,2", ""),
        ("{\"a\":1} x", ""), ("{\"a\":[[1],{\"b\":2},", "/a"),
    ])
    func `a mistake bears the pointer of what was being read`(text: String, pointer: String) throws {
        let error = try #require(mistake(text))
        #expect(error.pointer == pointer)
    }

    @Test func `every node has its pointer and its bytes`() throws {
        let text = "{\"a\":[1,{\"b/c\":null}],\"é\":\"x\",\"d\":{}}"
        let document = try JSONDocument(text)
        var nodes: [JSONNode] = [document.rootNode]
        var next = 0
        while next < nodes.count {
            for member in document.members(nodes[next]) { nodes += [member.name, member.value] }
            nodes += Array(document.elements(nodes[next]))
            next += 1
        }
        nodes.sort { $0.index < $1.index }
        #expect(
            document.pointers(to: nodes)
                == ["", "/a", "/a", "/a/0", "/a/1", "/a/1/b~1c", "/a/1/b~1c", "/é", "/é", "/d", "/d"])
        let bytes = Array(text.utf8)
        #expect(
            nodes.map { String(decoding: bytes[document.range($0)], as: UTF8.self) }
                == [
                    text, "\"a\"", "[1,{\"b/c\":null}]", "1", "{\"b/c\":null}", "\"b/c\"", "null", "\"é\"", "\"x\"",
                    "\"d\"", "{}",
                ])
    }

    @Test func `a pointer may be asked for alone and far down`() throws {
        let document = try JSONDocument("[{\"a\":[0,1]},[],{\"b\":{\"c\":[[],7]}}]")
        let last = try #require(document.root.elements.last?["b"]?["c"]?.elements.last)
        #expect(document.pointers(to: [last.node]) == ["/2/b/c/1"])
    }

    @Test func `a part of the bytes can be the text`() throws {
        let bytes = Array("xx[\"é\",1]yy".utf8)
        let document = try JSONDocument(bytes, in: 2..<10)
        #expect(document.byteCount == 8)
        #expect(document.root.elements.map { $0.source } == ["\"é\"", "1"])
        #expect(document.positions(of: [0, 1, 6]).map { $0.column } == [1, 2, 6])
        #expect(throws: JSONError.self) { try JSONDocument(bytes, in: 2..<9) }
        #expect(throws: JSONError.self) { try JSONDocument(bytes, in: 90..<99) }
    }

    @Test(arguments: [
        ("[\"abc\"]", 1..<2, "b"), ("[\"a\\nc\"]", 1..<2, "\\n"), ("[\"\\u00e9x\"]", 0..<2, "\\u00e9"),
        ("[\"\\uD83D\\uDE00x\"]", 4..<5, "x"), ("[\"ab\"]", 5..<9, ""),
    ])
    func `a stretch of a text is found in the source`(text: String, range: Range<Int>, source: String) throws {
        let document = try JSONDocument(text)
        let node = try #require(document.root.elements.first).node
        let found = document.sourceRange(of: range, within: node)
        #expect(String(decoding: Array(text.utf8)[found], as: UTF8.self) == source)
    }
}
