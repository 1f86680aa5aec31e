import NotificationPayload
import Testing

@Suite struct LooksTests {
    static let cases = [
        TextCase(
            "a Swift dictionary", "[\"aps\": [\"alert\": \"x\"]]",
            "program-dump", at: "", "1:7-1:8",
            "the text is a Swift dictionary, not JSON",
            help: "print what JSONSerialization makes of the dictionary"),
        TextCase(
            "a Swift dictionary of hashable keys", "[AnyHashable(\"aps\"): {\n alert = x;\n}]",
            "program-dump", at: "/0", "1:2-1:13",
            "the text is a Swift dictionary, not JSON",
            help: "print what JSONSerialization makes of the dictionary"),
        TextCase(
            "an Objective-C dictionary", "{\n    aps =     {\n        alert = hi;\n    };\n}",
            "program-dump", at: "", "2:5-2:8",
            "the text is an Objective-C dictionary as NSLog prints it, not JSON",
            help: "print what NSJSONSerialization makes of the dictionary"),
        TextCase(
            "an Objective-C array", "(\n    {\n    alert = hi;\n    }\n)",
            "program-dump", at: "", "1:1-1:2",
            "the text is an Objective-C dictionary as NSLog prints it, not JSON",
            help: "print what NSJSONSerialization makes of the dictionary"),
        TextCase(
            "a Ruby hash", "{\"aps\"=>{\"alert\"=>\"x\"}}",
            "program-dump", at: "/aps", "1:7-1:9",
            "the text is a Ruby hash or a PHP array, not JSON",
            help: "write it with to_json in Ruby, with json_encode in PHP"),
        TextCase(
            "a Ruby hash of symbols", "{:aps=>{:alert=>\"x\"}}",
            "program-dump", at: "", "1:2-1:3",
            "the text is a Ruby hash or a PHP array, not JSON",
            help: "write it with to_json in Ruby, with json_encode in PHP"),
        TextCase(
            "a Python dictionary", "{'aps': {'alert': 'x', 'mutable-content': True}}",
            "program-dump", at: "", "1:2-1:3",
            "the text is a Python dictionary, not JSON",
            help: "write it with json.dumps"),
        TextCase(
            "a Kotlin map", "{aps={alert=x, badge=1}, id=2}",
            "program-dump", at: "", "1:2-1:5",
            "the text is a Java or Kotlin map as it prints itself, not JSON",
            help: "write it with JSONObject or another encoder"),
        TextCase(
            "a Dart map", "{aps: {alert: Doors open, badge: 1}}",
            "program-dump", at: "", "1:2-1:5",
            "the text is a Dart map as it prints itself, not JSON",
            help: "write it with jsonEncode"),
        TextCase(
            "a JavaScript object", "{aps: {alert: 'x', badge: 1}}",
            "javascript-object", at: "", "1:2-1:5",
            "the text is an object as JavaScript source has it, not JSON",
            help: "write it with JSON.stringify"),
        TextCase(
            "a JavaScript object with names in quotes", "{aps: {alert: \"x\", \"content-available\": 1}}",
            "javascript-object", at: "", "1:2-1:5",
            "the text is an object as JavaScript source has it, not JSON",
            help: "write it with JSON.stringify"),
        TextCase(
            "a form", "payload=%7B%7D&a=1",
            "form-body", at: "", "1:1-1:8",
            "\"payload\" is a form field: the text is the body of a form, not JSON",
            help: "send the JSON alone as the body, with the content type application/json"),
        TextCase(
            "a form with plain JSON", "data={\"aps\":{}}",
            "form-body", at: "", "1:1-1:5",
            "\"data\" is a form field: the text is the body of a form, not JSON",
            help: "send the JSON alone as the body, with the content type application/json"),
        TextCase(
            "a text that is percent-encoded", "%7B%22aps%22%3A%7B%7D%7D",
            "form-body", at: "", "1:1-1:2",
            "the text is percent-encoded",
            help: "decode it first, or send it as it was before"),
        TextCase(
            "a placeholder in braces", "{\"a\":{{ name }}}",
            "template-placeholder", at: "/a", "1:7-1:8",
            "\"{{ name }}\" is a placeholder, not a value",
            help: "put a real value in its place, in double quotes where it is a text"),
        TextCase(
            "a placeholder with a dollar sign", "{\"a\":${NAME}}",
            "template-placeholder", at: "/a", "1:6-1:7",
            "\"${NAME}\" is a placeholder, not a value",
            help: "put a real value in its place, in double quotes where it is a text"),
        TextCase(
            "a placeholder in angle brackets", "{\"a\":<your token>}",
            "template-placeholder", at: "/a", "1:6-1:7",
            "\"<your token>\" is a placeholder, not a value",
            help: "put a real value in its place, in double quotes where it is a text"),
        TextCase(
            "a placeholder in a comment's place", "{\"a\":<%= token %>}",
            "template-placeholder", at: "/a", "1:6-1:7",
            "\"<%= token %>\" is a placeholder, not a value",
            help: "put a real value in its place, in double quotes where it is a text"),
        TextCase(
            "an ellipsis", "{\"aps\":{…}}",
            "template-placeholder", at: "/aps", "1:9-1:10",
            "\"…\" is a placeholder, not a value",
            help: "put a real value in its place, in double quotes where it is a text"),
        TextCase(
            "a word in capitals", "{\"a\":YOUR_TOKEN}",
            "template-placeholder", at: "/a", "1:6-1:16",
            "\"YOUR_TOKEN\" is a placeholder, not a value",
            help: "put a real value in its place, in double quotes where it is a text"),
        TextCase(
            "a printf placeholder", "{\"a\":%@}",
            "template-placeholder", at: "/a", "1:6-1:7",
            "\"%@\" is a placeholder, not a value",
            help: "put a real value in its place, in double quotes where it is a text"),
        TextCase(
            "a variable of a shell", "{\"a\":$TOKEN}",
            "template-placeholder", at: "/a", "1:6-1:12",
            "\"$TOKEN\" is a placeholder, not a value",
            help: "put a real value in its place, in double quotes where it is a text"),
        TextCase(
            "a template of Jinja", "{%- if a %}",
            "template-placeholder", at: "", "1:2-1:3",
            "\"{%- if a %}\" is a placeholder, not a value",
            help: "put a real value in its place, in double quotes where it is a text"),
        TextCase(
            "HTML", "<!DOCTYPE html>\n<html></html>",
            "other-format", at: "", "1:1-1:2",
            "the text is HTML or XML, not JSON",
            help: "a server's error page may have been saved in place of its answer"),
        TextCase(
            "XML", "<?xml version=\"1.0\"?><a/>",
            "other-format", at: "", "1:1-1:2",
            "the text is XML, not JSON",
            help: "send JSON"),
        TextCase(
            "an XML property list", "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict/></plist>",
            "other-format", at: "", "1:1-1:2",
            "the text is an XML property list, not JSON",
            help: "convert it with plutil -convert json"),
        TextCase(
            "a binary property list", "bplist00\u{01}",
            "other-format", at: "", "1:1-1:9",
            "the text is a binary property list, not JSON",
            help: "convert it with plutil -convert json"),
        TextCase(
            "a curl command", "curl -v -d '{\"aps\":{}}' https://push.example",
            "other-format", at: "", "1:1-1:5",
            "the text is a curl command line, not JSON",
            help: "inspect what follows its -d or --data option"),
        TextCase(
            "an HTTP request", "POST /3/device/00 HTTP/2\n\n{}",
            "other-format", at: "", "1:1-1:5",
            "the text is an HTTP message, not JSON",
            help: "inspect its body, which begins after the empty line"),
        TextCase(
            "base64", "eyJhcHMiOnsiYWxlcnQiOiJ4In19",
            "other-format", at: "", "1:1-1:29",
            "the text is encoded in base64, not JSON",
            help: "decode it first"),
        TextCase(
            "YAML", "aps:\n  alert: x\n",
            "other-format", at: "", "1:1-1:4",
            "the text is YAML, not JSON",
            help: "write it as JSON, with braces, quotes and commas"),
    ]

    @Test(arguments: cases)
    func `what looks like something else is named as that`(_ textCase: TextCase) throws {
        try textCase.check()
    }

    @Test(arguments: [
        ("{\"a\":True}", "unknown-word"),
        ("{'aps':{\"alert\":\"x\",\"badge\":1}}", "single-quotes"),
        ("{aps:{\"alert\":\"x\",\"badge\":1}}", "unquoted-name"),
        ("{\"aps\":{\"alert\"=>\"x\",\"badge\":1}}", "wrong-separator"),
        ("{\"aps\"={\"alert\":\"x\",\"badge\":1}}", "wrong-separator"),
        ("{\"a\":1;\"b\":2;\"c\":3}", "wrong-separator"),
        ("{\"aps\":[\"alert\":\"x\"]}", "wrong-separator"),
        ("{{\"a\":1}}", "name-not-a-string"),
        ("{\"a\":TRUE}", "unknown-word"),
        ("{\"a\":OK}", "unknown-word"),
        ("{\"a\":undefined}", "unknown-word"),
        ("{\"a\":1}<end>", "template-placeholder"),
        ("eyes", "unknown-word"),
        ("{\"url\":\"https://a.example/?a=b;c=d\",}", "trailing-comma"),
        ("{\"text\":\"{{name}} => <b> ${x}\",\"b\" 1}", "missing-colon"),
    ])
    func `a slip in JSON is not taken for another language`(text: String, rule: String) {
        let report = PayloadInspector(contract: .none).inspect(Array(text.utf8))
        #expect(report.findings.map { $0.rule.name } == [rule])
    }
}
