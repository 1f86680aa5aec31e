import JSONReading
import Testing

@Suite struct DifferenceTests {
    @Test(
        arguments: [
            ("1", "1.0e0", nil), ("100", "1e2", nil), ("-0", "0", nil), ("\"\\u0041\"", "\"A\"", nil),
            ("{\"a\":1,\"b\":[]}", "{\"b\":[],\"a\":1}", nil),
            ("1", "2", JSONDifference(pointer: "", expected: "2", found: "1")),
            ("-1", "1", JSONDifference(pointer: "", expected: "1", found: "-1")),
            ("10", "1", JSONDifference(pointer: "", expected: "1", found: "10")),
            ("true", "false", JSONDifference(pointer: "", expected: "false", found: "true")),
            ("null", "{}", JSONDifference(pointer: "", expected: "{}", found: "null")),
            (
                "\"\\u00e9\"", "\"e\\u0301\"",
                JSONDifference(pointer: "", expected: "\"e\\u0301\"", found: "\"\\u00e9\"")
            ),
            ("[1,2]", "[1]", JSONDifference(pointer: "/1", expected: nil, found: "2")),
            ("[1]", "[1,[]]", JSONDifference(pointer: "/1", expected: "[]", found: nil)),
            (
                "{\"a/b\":{\"c\":1}}", "{\"a/b\":{\"c\":2}}",
                JSONDifference(pointer: "/a~1b/c", expected: "2", found: "1")
            ),
            ("{\"a\":1}", "{}", JSONDifference(pointer: "/a", expected: nil, found: "1")),
            ("{}", "{\"a\":1}", JSONDifference(pointer: "/a", expected: "1", found: nil)),
        ] as [(String, String, JSONDifference?)])
    func `the first difference is found`(_ found: String, _ expected: String, _ difference: JSONDifference?) throws {
        #expect(try JSONDocument(found).root.difference(from: JSONDocument(expected).root) == difference)
    }

    @Test func `what is ignored is no difference, there or not`() throws {
        let expected = try JSONDocument("{\"effects\":[],\"state\":\"a\"}").root
        for text in ["{\"effects\":[]}", "{\"effects\":[],\"state\":1}"] {
            #expect(try JSONDocument(text).root.difference(from: expected) { $0 == "/state" } == nil)
        }
    }
}
