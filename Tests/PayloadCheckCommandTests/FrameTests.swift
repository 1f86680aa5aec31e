import NotificationPayload
import Testing

@testable import PayloadCheckCommand

struct FrameTests {
    private static let rule = Rule("wrong-type", severity: .error)

    /// The frame of the first occurrence of `marked` in a source.
    private static func frame(
        _ source: String, marking marked: String, line: Int = 1, pointer: String = "", help: String? = nil,
        name: String = "a.json", isColoured: Bool = false
    ) throws -> String {
        let bytes = Array(source.utf8)
        let mark = Array(marked.utf8)
        let offset = try #require(bytes.indices.first { bytes[$0...].starts(with: mark) } ?? (mark.isEmpty ? 0 : nil))
        let finding = Finding(
            rule: rule, severity: .error, message: "it is wrong", help: help, pointer: pointer,
            place: SourceRange(offset: offset, length: mark.count, line: line, column: 9, endLine: line, endColumn: 9))
        return FindingFrame(name: name, finding: finding)
            .text(source: bytes[...], start: 0, Palette(isColoured: isColoured))
    }

    @Test func `a frame is as the documentation shows it`() {
        let source = "{\n\n\n\n\n\n      \"badge\": \"3\",\n}"
        let finding = Finding(
            rule: Self.rule, severity: .error, message: "\"badge\" is a string, not a number",
            help: "write 3 without quotes", pointer: "/aps/badge",
            place: SourceRange(offset: 22, length: 3, line: 7, column: 16, endLine: 7, endColumn: 19))
        let frame = FindingFrame(name: "Payloads/refused/badge-string.json", finding: finding)
        #expect(
            frame.text(source: Array(source.utf8)[...], start: 0, Palette(isColoured: false)) == """
                Payloads/refused/badge-string.json:7:16: error: "badge" is a string, not a number [wrong-type]
                   7 |       "badge": "3",
                     |                ^~~
                   at /aps/badge
                   help: write 3 without quotes

                """)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: String
        let marked: String
        let lines: String

        init(_ name: String, _ source: String, marking marked: String, _ lines: String) {
            testDescription = name
            self.source = source
            self.marked = marked
            self.lines = lines
        }
    }

    static let cases: [Case] = [
        Case("East Asian", "{\"開放\": \"議程\"}", marking: "\"議程\"", "   1 | {\"開放\": \"議程\"}\n     |          ^~~~~~"),
        Case("full-width", "Ａ｜b", marking: "b", "   1 | Ａ｜b\n     |     ^"),
        Case("emoji", "🎉 x", marking: "x", "   1 | 🎉 x\n     |    ^"),
        Case("family", "👩‍👩‍👧x", marking: "x", "   1 | 👩‍👩‍👧x\n     |   ^"),
        Case("skin tone", "👍🏽x", marking: "x", "   1 | 👍🏽x\n     |   ^"),
        Case("flag", "🇹🇼x", marking: "x", "   1 | 🇹🇼x\n     |   ^"),
        Case("picture selector", "❤️x", marking: "x", "   1 | ❤️x\n     |   ^"),
        Case("combining", "e\u{301}\u{323}x", marking: "x", "   1 | e\u{301}\u{323}x\n     |  ^"),
        Case("tab", "\tx", marking: "x", "   1 |     x\n     |     ^"),
        Case("escape sequence", "a\u{1B}[31mx", marking: "x", "   1 | a␛[31mx\n     |       ^"),
        Case("delete and C1", "\u{7F}\u{9B}x", marking: "x", "   1 | ␡<U+009B>x\n     |          ^"),
        Case("bidirectional", "\u{202E}x", marking: "\u{202E}", "   1 | <U+202E>x\n     | ^~~~~~~~"),
        Case("lone joiner", "a\u{200D}b", marking: "b", "   1 | a<U+200D>b\n     |          ^"),
        Case("line separator", "\u{2028}x", marking: "x", "   1 | <U+2028>x\n     |         ^"),
        Case("tag", "\u{E0041}x", marking: "x", "   1 | <U+E0041>x\n     |          ^"),
        Case("carriage return", "ab\r\n", marking: "b", "   1 | ab\n     |  ^"),
        Case("nothing", "", marking: "", "   1 |\n     | ^"),
    ]

    @Test(arguments: cases)
    func `the caret stands under the place`(_ frame: Case) throws {
        let text = try Self.frame(frame.source, marking: frame.marked)
        #expect(text == "a.json:1:9: error: it is wrong [wrong-type]\n" + frame.lines + "\n")
    }

    @Test(
        arguments: [
            ([0xFF, 0x78], 1, "<0xFF>x", 6), ([0xE9, 0x96, 0x78], 2, "<0xE9><0x96>x", 12),
            ([0xC0, 0x80, 0x78], 2, "<0xC0><0x80>x", 12), ([0xED, 0xA0, 0x80, 0x78], 3, "<0xED><0xA0><0x80>x", 18),
            ([0xF4, 0x90, 0x80, 0x80, 0x78], 4, "<0xF4><0x90><0x80><0x80>x", 24),
            ([0xF0, 0x9F, 0x8E], 0, "<0xF0><0x9F><0x8E>", 0),
        ] as [([UInt8], Int, String, Int)])
    func `bytes that are no text show as bytes`(_ bytes: [UInt8], _ offset: Int, _ text: String, _ indent: Int) {
        let excerpt = SourceExcerpt(of: bytes[...], offset: offset, length: 1)
        #expect(excerpt.text == text)
        #expect(excerpt.indent == indent)
    }

    @Test func `a long line is cut around the place`() {
        let line = String(repeating: "a", count: 5000) + "BAD" + String(repeating: "b", count: 5000)
        let excerpt = SourceExcerpt(of: Array(line.utf8)[...], offset: 5000, length: 3)
        #expect(
            excerpt.text == "…" + String(repeating: "a", count: 40) + "BAD" + String(repeating: "b", count: 57) + "…")
        #expect(excerpt.indent == 41)
        #expect(excerpt.width == 3)
    }

    @Test func `a long line of wide characters is cut by columns`() {
        let line = String(repeating: "議", count: 3000) + "錯" + String(repeating: "程", count: 3000)
        let excerpt = SourceExcerpt(of: Array(line.utf8)[...], offset: 9000, length: 3)
        #expect(excerpt.text == "…" + String(repeating: "議", count: 20) + "錯" + String(repeating: "程", count: 29) + "…")
        #expect(excerpt.indent == 41)
        #expect(excerpt.width == 2)
    }

    @Test(arguments: [(0, 0, 3), (5998, 99, 3)])
    func `a long line is cut on one side at its ends`(_ offset: Int, _ indent: Int, _ length: Int) {
        let line = String(repeating: "x", count: 6001)
        let excerpt = SourceExcerpt(of: Array(line.utf8)[...], offset: offset, length: length)
        #expect(excerpt.text.count == 101)
        #expect(excerpt.indent == (offset == 0 ? 0 : 98))
        #expect(excerpt.width == 3)
    }

    @Test func `a stretch over several lines is marked to the end of its first`() {
        let excerpt = SourceExcerpt(of: Array("{\n  \"a\": [1,\n2]\n}".utf8)[...], offset: 9, length: 6)
        #expect(excerpt == SourceExcerpt(of: Array("  \"a\": [1,".utf8)[...], offset: 7, length: 3))
    }

    @Test(arguments: [(-5, 3), (0, 1000), (3, 0), (4, 0), (99, 7), (99, -7)])
    func `a place outside the source is no trap`(_ offset: Int, _ length: Int) {
        let excerpt = SourceExcerpt(of: Array("abc".utf8)[...], offset: offset, length: length)
        #expect(excerpt.text == "abc")
        #expect(excerpt.indent <= 3)
    }

    @Test func `a place behind the last line feed has an empty line`() {
        let excerpt = SourceExcerpt(of: Array("abc\n".utf8)[...], offset: 4, length: 0)
        #expect(excerpt.text.isEmpty)
        #expect(excerpt.indent == 0)
        #expect(excerpt.width == 1)
    }

    @Test func `numbers of five digits widen the gutter`() throws {
        let frame = try Self.frame("ab", marking: "b", line: 123_456)
        #expect(frame.hasSuffix("\n123456 | ab\n       |  ^\n"))
    }

    @Test func `hostile names, pointers and helps are made visible`() throws {
        let hostile = "\u{1B}]0;x\u{7}\n\r\u{202E}%"
        let frame = try Self.frame("ab", marking: "b", pointer: "/" + hostile, help: hostile, name: hostile)
        let shown = "␛]0;x␇␊␍<U+202E>%"
        #expect(
            frame == """
                \(shown):1:9: error: it is wrong [wrong-type]
                   1 | ab
                     |  ^
                   at /\(shown)
                   help: \(shown)

                """)
    }

    @Test func `colours are put around place, severity, gutter and caret`() throws {
        let frame = try Self.frame("ab", marking: "b", isColoured: true)
        #expect(
            frame == """
                \u{1B}[1ma.json:1:9:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m it is wrong [wrong-type]
                \u{1B}[2m   1 |\u{1B}[0m ab
                \u{1B}[2m     |\u{1B}[0m  \u{1B}[1;31m^\u{1B}[0m

                """)
    }
}
