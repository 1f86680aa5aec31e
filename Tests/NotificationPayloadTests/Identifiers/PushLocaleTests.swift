import NotificationPayload
import Testing

@Suite struct PushLocaleTests {
    @Test(
        arguments: [
            ("zh", .traditionalChinese), ("ZH", .traditionalChinese), ("zh-Hant", .traditionalChinese),
            ("zh-Hans", .traditionalChinese), ("zh-Hans-CN", .traditionalChinese), ("zh-Hant-TW", .traditionalChinese),
            ("zh_Hant_HK", .traditionalChinese), ("zh_TW", .traditionalChinese), ("Zh-hAnT-tw", .traditionalChinese),
            ("zh-Hant-TW-u-ca-roc", .traditionalChinese), ("zh_Hant_TW@calendar=roc", .traditionalChinese),
            ("zh@calendar=roc", .traditionalChinese), ("zh-min-nan", .traditionalChinese),
            ("zh-yue-Hant-HK", .traditionalChinese), ("zh-x-private", .traditionalChinese),
            ("zh-", .traditionalChinese),
            ("nan", .traditionalChinese), ("NAN", .traditionalChinese), ("nan-Hant", .traditionalChinese),
            ("nan-Hant-TW", .traditionalChinese), ("nan_hant_tw", .traditionalChinese),
            ("nan-Latn", .traditionalChinese), ("nan-Latn-TW-pehoeji", .traditionalChinese),
            ("nan-TW", .english), ("nan-Hans-CN", .english), ("nan-x-Hant", .english), ("nan-", .english),
            ("nan-u-va-posix", .english), ("nanx", .english), ("na", .english),
            ("en", .english), ("en-TW", .english), ("en_Hant", .english), ("ja", .english), ("yue-Hant-HK", .english),
            ("cmn-Hant-TW", .english), ("zha", .english), ("z", .english), ("x-zh", .english), ("i-min-nan", .english),
            ("x-default", .english), ("", .english), ("-zh", .english), (" zh", .english), ("zh Hant", .english),
            ("\u{FF5A}\u{FF48}", .english), ("zh.UTF-8", .english), ("@zh", .english), ("und-Hant", .english),
        ] as [(String, PushLocale)])
    func `the interface language decides the locale`(tag: String, locale: PushLocale) {
        #expect(PushLocale(interfaceLanguage: tag) == locale)
    }

    @Test(
        arguments: [
            ("en", .english), ("zh-Hant", .traditionalChinese), ("EN", nil), ("zh-hant", nil), ("zh_Hant", nil),
            ("zh", nil), ("zh-TW", nil), ("", nil), ("en ", nil), ("e", nil),
        ] as [(String, PushLocale?)])
    func `only the gateway's own spelling is a push locale`(text: String, locale: PushLocale?) {
        #expect(PushLocale(text) == locale)
    }

    @Test func `a locale reads back from its text`() {
        #expect(PushLocale.allCases.map(\.text) == ["en", "zh-Hant"])
        #expect(PushLocale.allCases.map { PushLocale($0.text) } == PushLocale.allCases)
    }
}
