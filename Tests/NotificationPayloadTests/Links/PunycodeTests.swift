import Testing

@testable import NotificationPayload

@Suite("Punycode")
struct PunycodeTests {
    @Test(arguments: [
        ("egbpdaj6bu4bxfgehfvwxn", "ليهمابتكلموشعربي؟"),
        ("ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"),
        ("ihqwctvzc91f659drss3x8bo0yb", "他們爲什麽不說中文"),
        ("proprostnemluvesky-uyb24dma41a", "pročprostěnemluvíčesky"),
        ("4dbcagdahymbxekheh6e0a7fei0b", "למההםפשוטלאמדבריםעברית"),
        ("n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa", "なぜみんな日本語を話してくれないのか"),
        ("b1abfaaepdrnnbgefbadotcwatmq2g4l", "почемужеонинеговорятпорусски"),
        ("Hello-Another-Way--fc4qua05auwb3674vfr0b", "hello-another-way-それぞれの場所"),
        ("d9juau41awczczp", "そのスピードで"),
        ("mnchen-3ya", "münchen"),
    ])
    func `it decodes what RFC 3492 shows`(encoded: String, decoded: String) {
        #expect(Punycode.decode(Array(encoded.utf8).span) == decoded.unicodeScalars.map(\.value))
    }

    @Test(arguments: [
        "-", "-abc", "a_b", "b!", "99999999", "ab-é", "abc-99999999999999", "zzzzzzzzzzzzzzzzzzzzzzzzzzzzz",
    ])
    func `it gives nothing for what is none`(encoded: String) {
        #expect(Punycode.decode(Array(encoded.utf8).span) == nil)
    }
}
