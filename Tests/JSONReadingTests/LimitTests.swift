import JSONReading
import Testing

@Suite struct LimitTests {
    private func mistake(_ bytes: [UInt8], maximumDepth: Int = JSONDocument.defaultMaximumDepth) -> JSONMistake? {
        do {
            _ = try JSONDocument(bytes, maximumDepth: maximumDepth)
            return nil
        } catch { return error.mistake }
    }

    private func nested(_ depth: Int) -> [UInt8] {
        [UInt8](repeating: UInt8(ascii: "["), count: depth) + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    }

    @Test func `the depth is limited and the limit is exact`() {
        #expect(mistake(nested(512)) == nil)
        #expect(mistake(nested(513)) == .tooDeep(limit: 512))
        #expect(mistake(nested(3), maximumDepth: 3) == nil)
        #expect(mistake(nested(4), maximumDepth: 3) == .tooDeep(limit: 3))
        #expect(mistake(Array("1".utf8), maximumDepth: 0) == nil)
        #expect(mistake(Array("{}".utf8), maximumDepth: 0) == .tooDeep(limit: 0))
        #expect(mistake(Array("{}".utf8), maximumDepth: -1) == .tooDeep(limit: -1))
    }

    @Test func `siblings are not deep`() {
        #expect(mistake(Array(("[" + String(repeating: "[],", count: 5_000) + "{}]").utf8)) == nil)
    }

    @Test func `a hundred thousand brackets overflow no stack`() throws {
        for bracket in ["[", "{\"a\":"] {
            let text = Array(String(repeating: bracket, count: 100_000).utf8)
            #expect(mistake(text) == .tooDeep(limit: 512))
            #expect(mistake(text, maximumDepth: 1_000_000) != nil)
        }
        #expect(mistake(nested(100_000), maximumDepth: 100_000) == nil)
    }

    @Test func `a mebibyte of quotes is read in one go`() {
        #expect(mistake([UInt8](repeating: UInt8(ascii: "\""), count: 1 << 20)) == .textAfterValue)
        let escaped = "\"" + String(repeating: "\\\"", count: 1 << 19) + "\""
        #expect(mistake(Array(escaped.utf8)) == nil)
        let strings = "[" + String(repeating: "\"\",", count: 1 << 18) + "\"\"]"
        #expect(mistake(Array(strings.utf8)) == nil)
    }

    @Test func `a NUL byte is no white space and no end`() {
        #expect(mistake([0]) == .unexpectedCharacter("\0"))
        #expect(mistake(Array("[1]\0".utf8)) == .textAfterValue)
        #expect(mistake(Array("[1,\0]".utf8)) == .unexpectedCharacter("\0"))
        #expect(mistake(Array("[\"a\0b\"]".utf8)) == .controlCharacter(0))
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x7B, 0, 0x7D], "UTF-16"),
            ([0x7B, 0, 0x7D, 0], "UTF-16"), ([0, 0x7B, 0, 0x7D], "UTF-16"),
            ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B], "UTF-32"),
            ([0x7B, 0, 0, 0, 0x7D, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x7B, 0, 0, 0, 0x7D], "UTF-32"),
        ] as [([UInt8], String)])
    func `another encoding is told from UTF-8`(bytes: [UInt8], encoding: String) {
        #expect(mistake(bytes) == .otherEncoding(encoding))
    }

    @Test func `a byte order mark is remarked and skipped`() throws {
        let document = try JSONDocument("\u{FEFF}[1]")
        #expect(document.remarks.map { $0.matter } == [.byteOrderMark])
        #expect(document.root.elements.count == 1)
        #expect(mistake(Array("\u{FEFF}".utf8)) == .emptyText)
        #expect(mistake(Array("\u{FEFF}\u{FEFF}1".utf8)) == .unexpectedCharacter("\u{FEFF}"))
    }
}
