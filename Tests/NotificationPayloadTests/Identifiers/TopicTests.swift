import NotificationPayload
import Testing

@Suite struct TopicTests {
    @Test func `a topic is named by event, role and locale`() throws {
        let topic = try Topic(
            event: EventID("SITCON_2027"), role: Role("audience"), locale: .traditionalChinese)
        #expect(topic.description == "opass-v1.SITCON_2027.audience.zh-Hant")
    }

    @Test func `every topic reads back from its text`() throws {
        for event in ["SITCON_2027", "a", String(repeating: "-", count: 64)] {
            for role in ["audience", "_", "zh-Hant", "opass-v1"] {
                for locale in PushLocale.allCases {
                    let topic = try Topic(event: EventID(event), role: Role(role), locale: locale)
                    #expect(try Topic(topic.description) == topic)
                }
            }
        }
    }

    @Test(
        arguments: [
            ("", .empty),
            ("/topics/opass-v1.SITCON_2027.audience.en", .legacyPrefix),
            ("opass-v2.SITCON_2027.audience.en", .scheme),
            ("OPASS-V1.SITCON_2027.audience.en", .scheme),
            ("opass-v1", .scheme),
            ("opass-v1_SITCON_2027_audience_en", .scheme),
            (" opass-v1.SITCON_2027.audience.en", .scheme),
            ("news", .scheme),
            ("opass-v1.", .segments(count: 2)),
            ("opass-v1.SITCON_2027.audience", .segments(count: 3)),
            ("opass-v1.SITCON_2027.audience.en.", .segments(count: 5)),
            ("opass-v1.SITCON.2027.audience.en", .segments(count: 5)),
            ("opass-v1..audience.en", .event(.empty)),
            ("opass-v1.SITCON 2027.audience.en", .event(.characterNotAllowed(" ", position: 7))),
            ("opass-v1.SITCON_2027..en", .role(.empty)),
            ("opass-v1.SITCON_2027.all.en", .role(.reservedWord("all"))),
            ("opass-v1.SITCON_2027.audience.", .locale),
            ("opass-v1.SITCON_2027.audience.zh-hant", .locale),
            ("opass-v1.SITCON_2027.audience.zh_Hant", .locale),
            ("opass-v1.SITCON_2027.audience.en ", .locale),
            ("opass-v1.SITCON_2027.audience.zh-TW", .locale),
        ] as [(String, TopicRefusal)])
    func `another text is refused by its first mistake`(text: String, refusal: TopicRefusal) {
        #expect(throws: refusal) { try Topic(text) }
    }

    @Test(
        arguments: [
            (.empty, "is empty; 'opass-v1.EVENT_ID.ROLE.LOCALE' is expected"),
            (.legacyPrefix, "begins with '/topics/'; only the name that follows it is allowed"),
            (.scheme, "does not begin with 'opass-v1.'; 'opass-v1.EVENT_ID.ROLE.LOCALE' is expected"),
            (.segments(count: 1), "has 1 segment; four are expected, 'opass-v1.EVENT_ID.ROLE.LOCALE'"),
            (.segments(count: 5), "has 5 segments; four are expected, 'opass-v1.EVENT_ID.ROLE.LOCALE'"),
            (.event(.empty), "has an event segment that is empty; at least one character is needed"),
            (
                .role(.reservedWord("all")),
                "has a role segment that is the reserved word 'all'; any other name is allowed"
            ),
            (.locale, "has another locale segment than 'en' and 'zh-Hant', the two that are allowed"),
        ] as [(TopicRefusal, String)])
    func `a refusal says what was found and what is allowed`(refusal: TopicRefusal, text: String) {
        #expect(refusal.description == text)
    }

    @Test func `topics are ordered as their texts`() throws {
        let texts = ["opass-v1.a-b.x.en", "opass-v1.a.x.en", "opass-v1.a.x.zh-Hant", "opass-v1.b.x.en"]
        let topics = try texts.map { text throws(TopicRefusal) in try Topic(text) }
        #expect(topics.reversed().sorted().map(\.description) == texts)
    }
}
