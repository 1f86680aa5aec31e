import NotificationPayload
import Testing

@Suite struct VisibleTextTests {
    @Test(arguments: [
        ("a bell", "a\\u0007", "warning control-character-in-text /aps/alert 1:19"),
        ("DEL", "a\u{7F}", "warning control-character-in-text /aps/alert 1:19"),
        ("a control character of the second set", "a\u{85}", "warning control-character-in-text /aps/alert 1:19"),
        ("an override", "a\u{202E}b", "warning bidirectional-character /aps/alert 1:19"),
        ("an isolate", "\u{2067}b", "warning bidirectional-character /aps/alert 1:18"),
        ("a mark in Latin text", "a\u{200F}b", "warning bidirectional-character /aps/alert 1:19"),
        ("a space without width", "a\u{200B}b", "warning zero-width-character /aps/alert 1:19"),
        ("a joiner after a letter", "a\u{200D}b", "warning zero-width-character /aps/alert 1:19"),
        ("a joiner first", "\u{200C}b", "warning zero-width-character /aps/alert 1:18"),
        ("a joiner after a Han character", "門\u{200D}開", "warning zero-width-character /aps/alert 1:19"),
        ("a soft hyphen", "a\u{AD}b", "warning zero-width-character /aps/alert 1:19"),
        ("a word joiner", "a\\u2060b", "warning zero-width-character /aps/alert 1:19"),
        ("a tag", "a\u{E0041}", "warning zero-width-character /aps/alert 1:19"),
        ("U+FEFF", "a\u{FEFF}", "warning byte-order-mark-in-text /aps/alert 1:19"),
        ("a line break escaped twice", "a\\\\nb", "warning escaped-twice /aps/alert 1:19"),
        ("a return escaped twice", "a.\\\\r\\\\n", "warning escaped-twice /aps/alert 1:20"),
        ("a placeholder of Mustache", "Hi {{name}}", "info unfilled-placeholder /aps/alert 1:21"),
        ("a placeholder of a shell", "é $(text)", "info unfilled-placeholder /aps/alert 1:20"),
        ("a placeholder of JavaScript", "\\n${a.b}", "info unfilled-placeholder /aps/alert 1:20"),
        ("a format's argument", "%1$@ said", "info unfilled-placeholder /aps/alert 1:18"),
    ])
    func `what a person does not see is found in what a person sees`(name: String, text: String, finding: String) {
        #expect(findings("{\"aps\":{\"alert\":\"\(text)\"}}") == [finding])
    }

    @Test(arguments: [
        ("line breaks and tabs", "a\\nb\\r\\n\\tc"),
        ("a family", "👨\u{200D}👩\u{200D}👧"),
        ("a heart with a variation selector", "❤\u{FE0F}\u{200D}🔥"),
        ("a key", "1\u{FE0F}\u{20E3}"),
        ("the flag of Scotland", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"),
        ("a skin tone", "👩🏽\u{200D}💻"),
        ("Persian with a non-joiner", "می\u{200C}خواهم"),
        ("Devanagari with a joiner", "क्\u{200D}ष"),
        ("Khmer with a space without width", "ភាសា\u{200B}ខ្មែរ"),
        ("Hebrew with a mark", "שלום\u{200F}!"),
        ("a path of Windows", "C:\\\\new\\\\report"),
        ("two backslashes", "a\\\\\\\\nb"),
        ("braces and prices", "{a} $5 100% {{}} $() 50%"),
        ("Chinese", "開幕了，請入場"),
    ])
    func `text that needs it is no finding`(name: String, text: String) {
        #expect(findings("{\"aps\":{\"alert\":\"\(text)\"}}") == [])
        #expect(findings("{\"aps\":{\"alert\":{\"title\":\"t\",\"body\":\"\(text)\"}}}") == [])
    }

    @Test func `a line break in a title is a control character`() {
        #expect(
            findings("{\"aps\":{\"alert\":{\"title\":\"a\\nb\"}}}")
                == ["warning control-character-in-text /aps/alert/title 1:28"])
    }

    @Test func `custom text is not seen by a person`() {
        #expect(findings("{\"aps\":{\"alert\":\"x\"},\"a\":\"b\u{200B}\u{202E}\\u0007 {{x}} \\\\n\"}") == [])
    }
}
