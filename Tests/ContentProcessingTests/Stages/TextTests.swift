import Testing

@testable import ContentProcessing

@Suite struct TextTests {
    @Test(arguments: [
        ("plain", "plain", 100, true), ("  ends \n", "ends", 100, true), ("a\u{0}b\u{7}c\u{9B}", "abc", 100, true),
        ("one\r\ntwo\rthree\u{2028}four", "one\ntwo\nthree\nfour", 100, true), ("one\r\ntwo", "one two", 100, false),
        ("a\tb", "a b", 100, true), ("12345", "12345", 5, true), ("123456", "1234…", 5, true),
        ("1 3 56", "1 3…", 5, true), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦…", 2, true),
        ("中文字", "中…", 2, true), ("", "", 5, true), ("\u{1}\u{2}", "", 5, true), ("abc", "…", 1, true),
        ("\u{200F}שלום", "\u{200F}שלום", 100, true),
    ])
    func `a text is cleaned and cut`(text: String, expected: String, limit: Int, keepsLines: Bool) {
        #expect(TextPolicy.clean(text, limit: limit, keepsLines: keepsLines) == expected)
    }

    @Test func `a text is never emptied`() {
        let bench = Bench()
        let stage = ContentStage.text { _ in
            var edit = ContentEdit()
            edit.title = .set("\u{1}")
            edit.body = .set("")
            return edit
        }
        let processing = bench.start(bench.processor([stage]))
        bench.runUntilDelivery()
        #expect(bench.delivery?.content == .sample)
        #expect(bench.delivery?.reason == .completed)
        withExtendedLifetime(processing) {}
    }

    @Test func `what is picked is cleaned too`() {
        let stage = ContentStage.text(TextPolicy(titleLimit: 0, subtitleLimit: 3, bodyLimit: 6)) { content in
            var edit = ContentEdit()
            edit.subtitle = .set(" \u{8}Hall 3\n")
            edit.badge = .set(1)
            return edit
        }
        let edited = stage.foresee?(.sample).applied(to: .sample)
        #expect(edited == NotificationContent(title: "…", subtitle: "Ha…", body: "The k…", badge: 1))
    }
}
