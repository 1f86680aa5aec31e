import JSONReading
import Testing

@Suite struct StringTests {
    @Test(arguments: [
        ("\\\"\\\\\\/", "\"\\/"), ("\\b\\f\\n\\r\\t", "\u{8}\u{C}\n\r\t"), ("\\u0000", "\0"),
        ("\\u007F\\u0080", "\u{7F}\u{80}"),
        ("\\u07FF\\u0800\\uFFFF", "\u{7FF}\u{800}\u{FFFF}"), ("\\uD83D\\uDE00", "😀"), ("\\ud83d\\ude00", "😀"),
        ("\\uD83D", "\u{FFFD}"), ("\\uDE00\\uD83D", "\u{FFFD}\u{FFFD}"), ("\\uD83Dx", "\u{FFFD}x"),
        ("\\uD83D\\n", "\u{FFFD}\n"), ("\\uD83D\\uD83D\\uDE00", "\u{FFFD}😀"), ("é門😀", "é門😀"), ("", ""),
        ("12345678\\n12345678", "12345678\n12345678"),
    ])
    func `escapes are decoded, in values, names and character by character`(source: String, text: String) throws {
        let document = try JSONDocument("{\"\(source)\":\"\(source)\"}")
        let member = try #require(document.root.members.first)
        #expect(Array(member.name.utf8) == Array(text.utf8))
        #expect(member.value.text.map { Array($0.utf8) } == Array(text.utf8))
        let scalars = document.scalars(member.value.node).map { $0.scalar }
        #expect(scalars == Array(text.unicodeScalars))
        let covered = document.scalars(member.value.node).reduce(0) { $0 + $1.range.count }
        #expect(covered == source.utf8.count)
    }

    @Test(arguments: Array(0..<17))
    func `the end of a string is found at every distance`(count: Int) throws {
        let plain = String(repeating: "a", count: count)
        for special in ["", "é", "\\n", "\u{7F}", "\u{20}"] {
            let document = try JSONDocument("[\"\(plain)\(special)\(plain)\"]")
            let expected = plain + (special == "\\n" ? "\n" : special) + plain
            #expect(document.root.elements.first?.text == expected)
        }
        for special in ["\u{1}", "\u{1F}", "\n"] {
            #expect(throws: JSONError.self) { try JSONDocument("[\"\(plain)\(special)\(plain)\"]") }
        }
    }

    @Test(
        arguments: [
            ([0xC0, 0xAF], UTF8Fault.overlong, 2), ([0xE0, 0x80, 0x80], .overlong, 3),
            ([0xF0, 0x80, 0x80, 0x80], .overlong, 4),
            ([0xED, 0xA0, 0x80], .surrogate, 3), ([0xF4, 0x90, 0x80, 0x80], .beyondUnicode, 4), ([0xC3], .truncated, 1),
            ([0xE9, 0x96], .truncated, 2), ([0xF0, 0x9F, 0x98], .truncated, 3), ([0x80], .unexpectedByte(0x80), 1),
            ([0xFF], .unexpectedByte(0xFF), 1),
        ] as [([UInt8], UTF8Fault, Int)])
    func `what is no UTF-8 is told why`(bytes: [UInt8], fault: UTF8Fault, length: Int) {
        do {
            _ = try JSONDocument([0x5B, 0x22] + bytes + [0x22, 0x5D])
            Issue.record("accepted")
        } catch {
            #expect(error.mistake == .invalidUTF8(fault))
            #expect(error.offset == 2)
            #expect(error.length == length)
        }
    }
}
