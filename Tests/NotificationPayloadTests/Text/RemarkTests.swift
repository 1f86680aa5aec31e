import NotificationPayload
import Testing

@Suite struct RemarkTests {
    static let cases = [
        TextCase(
            "a byte order mark", "\u{FEFF}{\"aps\":{}}", as: .json, "byte-order-mark", at: "", "1:1-1:2",
            "the text begins with a byte order mark", help: "save it as UTF-8 without one"),
        TextCase(
            "a name that is there twice", "{\n \"é\":1,\n \"a\":2, \"\\u0061\":3}", as: .json, "duplicate-name",
            at: "/a",
            "3:9-3:17", "\"a\" is there twice; the first is at line 3, column 2", help: "keep one of the two"),
        TextCase(
            "a name that is composed differently", "{\"\u{E9}\":1,\"e\u{301}\":2}", as: .json, "equivalent-names",
            at: "/e\u{301}", "1:8-1:12",
            "\"e\u{301}\" looks like the name at line 1, column 2 and differs only in its Unicode normalization",
            help: "write both composed (NFC), and keep one"),
        TextCase(
            "half of a pair in a text", "{\"a\":[\"é\\uD83D\"]}", as: .json, "lone-surrogate", at: "/a/0", "1:9-1:15",
            "an element of an array holds half of a surrogate pair, which is no character",
            help: "write the character itself, or both escapes; a text cut in the middle of an emoji leaves one half"),
        TextCase(
            "half of a pair in a name", "{\"\\uDE00\":1}", as: .json, "lone-surrogate", at: "/\u{FFFD}", "1:2-1:10",
            "a name holds half of a surrogate pair, which is no character",
            help: "write the character itself, or both escapes; a text cut in the middle of an emoji leaves one half"),
        TextCase(
            "U+FEFF in a text", "{\"a\":\"é\\uFEFFb\"}", as: .json, "byte-order-mark-in-text", at: "/a", "1:8-1:14",
            "\"a\" holds the invisible character U+FEFF",
            help: "take it out; it is left over from joining files that begin with a byte order mark"),
        TextCase(
            "U+FEFF in a name", "{\"a\":{\"\u{FEFF}b\":1}}", as: .json, "byte-order-mark-in-text",
            at: "/a/\u{FEFF}b", "1:7-1:11", "\"U+FEFFb\" holds the invisible character U+FEFF",
            help: "take it out; it is left over from joining files that begin with a byte order mark"),
        TextCase(
            "null beside aps", "{\"aps\":{\"alert\":\"x\"},\"image\":null}", "custom-null", at: "/image", "1:30-1:34",
            "\"image\" is null", help: "leave the key out where there is no value"),
        TextCase(
            "an array at the top", "[{}]", "top-level-not-an-object", at: "", "1:1-1:5",
            "the payload is an array, not an object",
            help: "send each payload by itself: a payload is one object"),
        TextCase(
            "JSON in a string", "\"{\\\"aps\\\":{}}\"", as: nil, "encoded-twice", at: "", "1:1-1:15",
            "the payload is a string that holds JSON: it was encoded twice",
            help: "send what is in the string; hand the encoder the object, not its text"),
        TextCase(
            "a string at the top", "\"hello\"", as: nil, "top-level-not-an-object", at: "", "1:1-1:8",
            "the payload is a string, not an object",
            help: "a payload is an object, such as {\"aps\":{\"alert\":\"Hello\"}}"),
    ]

    @Test(arguments: cases)
    func `a doubtful text gets one finding`(_ textCase: TextCase) throws {
        try textCase.check()
    }

    @Test(arguments: [
        "{\"a\":1,\"A\":2,\"á\":3}",
        "{\"a\":{\"b\":1},\"b\":1}",
        "{\"a\":null}",
        "[null]",
        "\"{}\"",
        "{\"a\":\"\\uD83D\\uDE00\"}",
    ])
    func `a near miss in any JSON gets none`(text: String) {
        #expect(findings(text, as: .json) == [])
    }

    @Test func `null below the top level is the application's own`() {
        #expect(findings("{\"aps\":{\"alert\":\"x\"},\"a\":{\"b\":null},\"c\":[null]}") == [])
    }

    @Test func `many repeated names are told in one pass over the text`() throws {
        let text = "{" + [String](repeating: "\"a\":1", count: 20_000).joined(separator: ",\n") + "}"
        let report = PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .json)
        // 250 are listed, and one finding counts the rest.
        #expect(report.findings.count == 251)
        #expect(report.findings.first?.message == "19,749 more findings are left out")
        let last = try #require(report.findings.last)
        #expect(last.message == "\"a\" is there twice; the first is at line 1, column 2")
        #expect(last.place.line == 251)
    }

    @Test func `unknown cannot be asked for and is detected`() {
        let report = PayloadInspector(contract: .none).inspect(Array("{\"aps\":{}}".utf8), as: .unknown)
        #expect(report.kind == .apns)
    }
}
