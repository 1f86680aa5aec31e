import NotificationPayload
import Testing

@Suite struct SyntaxTests {
    static let cases = [
        TextCase(
            "an empty text", "",
            "empty-text", at: "", "1:1-1:1",
            "the text is empty",
            help: "a payload is a JSON object, such as {\"aps\":{\"alert\":\"Hello\"}}"),
        TextCase(
            "white space alone", " \n\t",
            "empty-text", at: "", "1:1-1:1",
            "the text is only white space",
            help: "a payload is a JSON object, such as {\"aps\":{\"alert\":\"Hello\"}}"),
        TextCase(
            "UTF-16 without a mark", "{\0}\0",
            "other-encoding", at: "", "1:1-1:5",
            "the text is UTF-16, not UTF-8",
            help: "save it as UTF-8 without a byte order mark"),
        TextCase(
            "a comma before a brace", "{\"aps\":{\"alert\":\"é\" ,\n } }",
            "trailing-comma", at: "/aps", "1:21-1:22",
            "a comma before the closing \"}\"",
            help: "leave the comma out"),
        TextCase(
            "a comma before a bracket", "{\"a\":[1,]}",
            "trailing-comma", at: "/a", "1:8-1:9",
            "a comma before the closing \"]\"",
            help: "leave the comma out"),
        TextCase(
            "two commas", "{\"a\":[1,,2]}",
            "extra-comma", at: "/a", "1:9-1:10",
            "a comma where a value or a name must come",
            help: "leave one comma out, or put in what is missing before it"),
        TextCase(
            "a comma first", "{,\"a\":1}",
            "extra-comma", at: "", "1:2-1:3",
            "a comma where a value or a name must come",
            help: "leave one comma out, or put in what is missing before it"),
        TextCase(
            "a comment of a line", "{\n  // shown\n  \"a\":1}",
            "comment", at: "", "2:3-2:5",
            "a comment, which JSON does not have",
            help: "take it out"),
        TextCase(
            "a comment with a number sign", "{\"a\":1} # end",
            "comment", at: "", "1:9-1:10",
            "a comment, which JSON does not have",
            help: "take it out"),
        TextCase(
            "one name in single quotes", "{'aps':{\"alert\":\"x\"}}",
            "single-quotes", at: "", "1:2-1:3",
            "a single quote where a double quote must come",
            help: "put names and texts in double quotes; a program writes them so with its JSON encoder"),
        TextCase(
            "one value in single quotes", "{\"aps\":{\"alert\":'x'}}",
            "single-quotes", at: "/aps/alert", "1:17-1:18",
            "a single quote where a double quote must come",
            help: "put names and texts in double quotes; a program writes them so with its JSON encoder"),
        TextCase(
            "a curly quote", "{\"aps\":{\"alert\":“x”}}",
            "curly-quotes", at: "/aps/alert", "1:17-1:18",
            "the typographic quote “ (U+201C) where \" must come",
            help: "type straight quotes; a word processor or a chat has replaced them"),
        TextCase(
            "a name without quotes", "{\"aps\":{alert:\"x\",\"badge\":1}}",
            "unquoted-name", at: "/aps", "1:9-1:14",
            "\"alert\" is a name without quotes",
            help: "write \"alert\""),
        TextCase(
            "a name without quotes and colon", "{aps {\"alert\":\"x\"}}",
            "unquoted-name", at: "", "1:2-1:5",
            "\"aps\" is a name without quotes",
            help: "write \"aps\" and a colon"),
        TextCase(
            "a number as a name", "{\"a\":1,2:3}",
            "name-not-a-string", at: "", "1:8-1:9",
            "2 where a name must come",
            help: "every member of an object has a name in double quotes and a colon"),
        TextCase(
            "an object as a name", "{{\"a\":1}}",
            "name-not-a-string", at: "", "1:2-1:3",
            "an object where a name must come",
            help: "every member of an object has a name in double quotes and a colon"),
        TextCase(
            "true as a name", "{true:1}",
            "name-not-a-string", at: "", "1:2-1:6",
            "true where a name must come",
            help: "every member of an object has a name in double quotes and a colon"),
        TextCase(
            "a colon without a name", "{:1}",
            "missing-name", at: "", "1:2-1:3",
            "a colon without a name before it",
            help: "put a name in double quotes before the colon"),
        TextCase(
            "no comma between members", "{\n\"a\":1\n\"b\":2}",
            "missing-comma", at: "", "3:1-3:2",
            "a comma is missing before this value",
            help: "put a comma before it"),
        TextCase(
            "a quote within a text", "{\"body\":\"say \"hi\" now\"}",
            "missing-comma", at: "", "1:15-1:16",
            "a comma is missing before this value",
            help: "the string ends before it: write \\\" for a quote that belongs to the text"),
        TextCase(
            "no colon", "{\"aps\" {}}",
            "missing-colon", at: "/aps", "1:8-1:9",
            "\"aps\" has no colon after it",
            help: "put a colon between a name and its value"),
        TextCase(
            "no value before a brace", "{\"a~b/c\":}",
            "missing-value", at: "/a~0b~1c", "1:10-1:11",
            "\"a~b/c\" has no value",
            help: "put a colon and a value after it, or leave the name out"),
        TextCase(
            "a name alone", "{\"a\"}",
            "missing-value", at: "/a", "1:5-1:6",
            "\"a\" has no value",
            help: "put a colon and a value after it, or leave the name out"),
        TextCase(
            "a semicolon for a comma", "{\"a\":1;\"b\":2}",
            "wrong-separator", at: "", "1:7-1:8",
            "\";\" where a comma must come",
            help: "write ,"),
        TextCase(
            "an equals sign for a colon", "{\"a\"=1,\"b\":2}",
            "wrong-separator", at: "/a", "1:5-1:6",
            "\"=\" where a colon must come",
            help: "write :"),
        TextCase(
            "a wide comma", "{\"a\":1，\"b\":2}",
            "wrong-separator", at: "", "1:7-1:8",
            "\"，\" where a comma must come",
            help: "write ,"),
        TextCase(
            "a wide colon", "{\"a\"：1}",
            "wrong-separator", at: "/a", "1:5-1:6",
            "\"：\" where a colon must come",
            help: "write :"),
        TextCase(
            "names in an array", "{\"a\":[\"b\":1]}",
            "wrong-separator", at: "/a", "1:10-1:11",
            "\":\" where a comma must come",
            help: "members with names stand in braces: { }"),
        TextCase(
            "not a number", "{\"a\":NaN}",
            "not-finite-number", at: "/a", "1:6-1:9",
            "NaN is no number that JSON has",
            help: "leave the key out, or send it as a string"),
        TextCase(
            "minus infinity", "{\"a\":-Infinity}",
            "not-finite-number", at: "/a", "1:6-1:15",
            "-Infinity is no number that JSON has",
            help: "leave the key out, or send it as a string"),
        TextCase(
            "a leading zero", "{\"a\":007}",
            "leading-zero", at: "/a", "1:6-1:9",
            "the number 007 begins with a zero",
            help: "leave the zero out, or put a code that is no quantity in quotes"),
        TextCase(
            "a plus sign", "{\"a\":+1}",
            "plus-sign", at: "/a", "1:6-1:8",
            "the number +1 begins with a plus sign",
            help: "leave the sign out"),
        TextCase(
            "no digit before the point", "{\"a\":.5}",
            "incomplete-number", at: "/a", "1:6-1:8",
            "the number .5 has no digit before its decimal point",
            help: "write 0.5"),
        TextCase(
            "no digit after the point", "{\"a\":1.}",
            "incomplete-number", at: "/a", "1:6-1:8",
            "the number 1. ends too early",
            help: "put a digit after it, or leave its end out"),
        TextCase(
            "no digit in the exponent", "{\"a\":1e}",
            "incomplete-number", at: "/a", "1:6-1:8",
            "the number 1e ends too early",
            help: "put a digit after it, or leave its end out"),
        TextCase(
            "a minus sign alone", "{\"a\":-}",
            "incomplete-number", at: "/a", "1:6-1:7",
            "the number - ends too early",
            help: "put a digit after it, or leave its end out"),
        TextCase(
            "a hexadecimal number", "{\"a\":-0x1F}",
            "hexadecimal-number", at: "/a", "1:6-1:11",
            "-0x1F is hexadecimal, which JSON does not have",
            help: "write -31"),
        TextCase(
            "a long hexadecimal number", "{\"a\":0xFFFFFFFFFFFFFFFFFFFF}",
            "hexadecimal-number", at: "/a", "1:6-1:28",
            "0xFFFFFFFFFFFFFFFFFFFF is hexadecimal, which JSON does not have",
            help: "write it with decimal digits"),
        TextCase(
            "Python's true", "{\"a\":True}",
            "unknown-word", at: "/a", "1:6-1:10",
            "True is no value that JSON has",
            help: "write true"),
        TextCase(
            "nothing in Swift", "{\"a\":nil}",
            "unknown-word", at: "/a", "1:6-1:9",
            "nil is no value that JSON has",
            help: "leave the key out, or write null"),
        TextCase(
            "a text without quotes", "{\"a\":hello}",
            "unknown-word", at: "/a", "1:6-1:11",
            "hello is no value that JSON has",
            help: "put it in double quotes where it is a text"),
        TextCase(
            "a date without quotes", "{\"a\":2026-01-01}",
            "unknown-word", at: "/a", "1:6-1:16",
            "2026-01-01 is no number",
            help: "put it in double quotes where it is a text"),
        TextCase(
            "a line feed within a text", "{\"a\":\"b\nc\"}",
            "control-character", at: "/a", "1:8-2:1",
            "a line feed within a string",
            help: "write \\n"),
        TextCase(
            "a tab within a text", "{\"a\":\"b\tc\"}",
            "control-character", at: "/a", "1:8-1:9",
            "a tab within a string",
            help: "write \\t"),
        TextCase(
            "a bell within a text", "{\"a\":\"b\u{07}c\"}",
            "control-character", at: "/a", "1:8-1:9",
            "the control character U+0007 within a string",
            help: "take it out, or escape it"),
        TextCase(
            "an apostrophe that is escaped", "{\"a\":\"it\\'s\"}",
            "bad-escape", at: "/a", "1:9-1:11",
            "\\' is no escape that JSON has",
            help: "write ' without a backslash"),
        TextCase(
            "a path with backslashes", "{\"a\":\"C:\\dir\"}",
            "bad-escape", at: "/a", "1:9-1:11",
            "\\d is no escape that JSON has",
            help: "write \\\\ for a backslash"),
        TextCase(
            "three digits after \\u", "{\"a\":\"\\u12G4\"}",
            "bad-escape", at: "/a", "1:7-1:11",
            "\\u12 is not followed by four hexadecimal digits",
            help: "write the character itself, or \\u and four digits"),
        TextCase(
            "a text that is left open", "{\"a\":\"b}\n",
            "unterminated-string", at: "/a", "1:6-1:9",
            "the string that begins here has no closing quote",
            help: "put a double quote at its end; a line break within it is written \\n"),
        TextCase(
            "a text that is left open on its line", "{\"a\":\"b\n,\"c\":1}",
            "unterminated-string", at: "/a", "1:6-1:8",
            "the string that begins here has no closing quote",
            help: "put a double quote at its end; a line break within it is written \\n"),
        TextCase(
            "an object that is left open", "\n{\"a\":{\"b\":1}",
            "unclosed-bracket", at: "", "2:13-2:13",
            "the text ends within the object that begins on line 2",
            help: "put } at its end; where the text was cut off, get all of it"),
        TextCase(
            "an array that is left open", "{\n\"a\":[1",
            "unclosed-bracket", at: "/a", "2:7-2:7",
            "the text ends within the array that begins on line 2",
            help: "put ] at its end; where the text was cut off, get all of it"),
        TextCase(
            "a bracket for a brace", "{\"a\":1]",
            "mismatched-bracket", at: "", "1:7-1:8",
            "\"]\" where \"}\" must come",
            help: "an object stands in braces { }, an array in brackets [ ]"),
        TextCase(
            "a brace for a bracket", "{\"a\":[1}",
            "mismatched-bracket", at: "/a", "1:8-1:9",
            "\"}\" where \"]\" must come",
            help: "an object stands in braces { }, an array in brackets [ ]"),
        TextCase(
            "one brace too many", "{\"a\":1}}",
            "text-after-value", at: "", "1:8-1:9",
            "there is text after the end of the payload",
            help: "there is one closing bracket too many"),
        TextCase(
            "two payloads", "{\"a\":1}\n{\"a\":2}",
            "text-after-value", at: "", "2:1-2:8",
            "there is text after the end of the payload",
            help: "inspect each payload by itself"),
        TextCase(
            "a member without braces", "\"aps\":{\"alert\":\"x\"}",
            "text-after-value", at: "", "1:6-1:20",
            "there is text after the end of the payload",
            help: "put braces around the whole: { }"),
        TextCase(
            "words after the payload", "{\"a\":1} ok\nend",
            "text-after-value", at: "", "1:9-2:4",
            "there is text after the end of the payload",
            help: "take it out"),
        TextCase(
            "a no-break space", "{\u{A0}\"a\":1}",
            "unexpected-character", at: "", "1:2-1:3",
            "the invisible character U+00A0 between values",
            help: "take it out; only space, tab and line breaks may stand there"),
        TextCase(
            "a wide brace", "｛\"a\":1}",
            "unexpected-character", at: "", "1:1-1:2",
            "the wide character ｛ (U+FF5B) where { is meant",
            help: "write {"),
        TextCase(
            "an asterisk", "{\"a\":*}",
            "unexpected-character", at: "/a", "1:6-1:7",
            "unexpected \"*\"",
            help: "only {, [, a string in double quotes, a number, true, false or null begins a value"),
        TextCase(
            "an invisible character", "\u{200B}{\"a\":1}",
            "unexpected-character", at: "", "1:1-1:2",
            "the invisible character U+200B between values",
            help: "take it out; only space, tab and line breaks may stand there"),
    ]

    @Test(arguments: cases)
    func `a mistake is named at its place`(_ textCase: TextCase) throws {
        try textCase.check()
    }
}
