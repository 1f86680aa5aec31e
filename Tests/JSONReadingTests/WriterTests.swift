import JSONReading
import Testing

@Suite struct WriterTests {
    @Test(arguments: [
        ("", "\"\""), ("a\"b\\c/d", "\"a\\\"b\\\\c/d\""), ("\u{8}\t\n\u{C}\r", "\"\\b\\t\\n\\f\\r\""),
        ("\u{0}\u{B}\u{F}\u{10}\u{1F}", "\"\\u0000\\u000b\\u000f\\u0010\\u001f\""),
        ("\u{7F}é😀\u{2028}", "\"\u{7F}é😀\u{2028}\""),
    ])
    func `a string is escaped where it must be`(text: String, json: String) throws {
        var writer = JSONWriter()
        writer.value(text)
        #expect(writer.text == json)
        #expect(try JSONDocument(writer.text).root.text == text)
    }

    @Test(arguments: [0, 7, -7, 10, 1_000_000, Int.max, Int.min])
    func `an integer is written in full`(number: Int) throws {
        var writer = JSONWriter()
        writer.array { writer in
            writer.value(number)
            writer.value(number)
        }
        #expect(writer.text == "[\(number),\(number)]")
        #expect(try JSONDocument(writer.text).root.elements.map { $0.integer } == [number, number])
    }

    private func write(_ style: JSONWriter.Style) -> String {
        var writer = JSONWriter(style: style)
        writer.object { writer in
            writer.member("a", "x")
            writer.member("b", 1)
            writer.member("c", true)
            writer.null("d")
            writer.member("e", String?.none)
            writer.member("f", Optional("y"))
            writer.raw("g", "[1]".utf8)
            writer.object("h") { _ in }
            writer.array("i") { _ in }
            writer.object("j") {
                $0.array("k") { writer in
                    writer.value("z")
                    writer.value(false)
                    writer.null()
                    writer.raw("2.5".utf8)
                    writer.object { $0.member("l", -1) }
                    writer.array { $0.array { _ in } }
                }
            }
        }
        return writer.text
    }

    @Test func `the compact style has no white space`() {
        #expect(
            write(.compact)
                == "{\"a\":\"x\",\"b\":1,\"c\":true,\"d\":null,\"e\":null,\"f\":\"y\",\"g\":[1],\"h\":{},\"i\":[],"
                + "\"j\":{\"k\":[\"z\",false,null,2.5,{\"l\":-1},[[]]]}}")
    }

    @Test func `the pretty style has a line for each member`() {
        #expect(
            write(.pretty) == """
                {
                  "a": "x",
                  "b": 1,
                  "c": true,
                  "d": null,
                  "e": null,
                  "f": "y",
                  "g": [1],
                  "h": {},
                  "i": [],
                  "j": {
                    "k": [
                      "z",
                      false,
                      null,
                      2.5,
                      {
                        "l": -1
                      },
                      [
                        []
                      ]
                    ]
                  }
                }
                """)
    }

    @Test func `a long text can be taken out piece by piece`() {
        for style in [JSONWriter.Style.compact, .pretty] {
            var pieces: [UInt8] = []
            var writer = JSONWriter(style: style)
            writer.array { writer in
                for number in 0..<3 {
                    writer.value(number)
                    pieces += writer.takeBytes()
                    #expect(writer.text.isEmpty)
                }
            }
            pieces += writer.takeBytes()
            var whole = JSONWriter(style: style)
            whole.array { writer in for number in 0..<3 { writer.value(number) } }
            #expect(pieces == whole.bytes)
        }
    }
}
