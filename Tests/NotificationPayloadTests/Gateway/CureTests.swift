import NotificationPayload
import Testing

/// What the findings of the gateway's contract say, where the cure depends on what was found.
@Suite struct CureTests {
    static let uuid = "0f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a60"

    private func inspect(_ text: String, _ options: InspectionOptions = InspectionOptions()) -> [Finding] {
        PayloadInspector(contract: .gatewayV1, options: options).inspect(Array(text.utf8), as: nil).findings
    }

    private func request(roles: String, letters: Int) -> String {
        let text = String(repeating: "議", count: letters)
        return #"{"roles":[\#(roles)],"contents":{"en":"Doors open","zh-Hant":"\#(text)"}}"#
    }

    @Test(arguments: [
        (#""audience""#, "2,320 bytes for \"audience\"", 272),
        (#""staff","audience""#, "2,317 bytes for \"staff\" and 2,320 for \"audience\"", 272),
        (
            #""audience","staff","speaker""#,
            "2,320 bytes for \"audience\", 2,317 for \"staff\" and 2,319 for \"speaker\"", 272
        ),
    ])
    func `a request says which messages are too large, and by how much`(roles: String, sizes: String, excess: Int)
        throws
    {
        let finding = try #require(inspect(request(roles: roles, letters: 600)).first)
        #expect(finding.rule.name == "predicted-message-too-large")
        #expect(
            finding.message
                == "\"zh-Hant\" makes messages of at least \(sizes); the gateway contract v1 allows 2,048")
        #expect(
            finding.help
                == "shorten the text by at least \(excess) bytes; with --organiser and --event the sizes are exact")
    }

    @Test func `with organiser and event the excess is exact`() throws {
        let options = InspectionOptions(organiser: "SITCON 學生計算機年會", event: try EventID("SITCON_2027"))
        let finding = try #require(inspect(request(roles: #""audience""#, letters: 600), options).first)
        let excess = try #require(finding.help?.split(separator: " ").compactMap { Int($0) }.first)
        #expect(finding.help == "shorten the text by \(excess) bytes")
        // Three bytes a letter: what the help asks for is enough, and one letter less is not.
        let enough = (excess + 2) / 3
        #expect(inspect(request(roles: #""audience""#, letters: 600 - enough), options) == [])
        #expect(inspect(request(roles: #""audience""#, letters: 600 - enough + 1), options).count == 1)
    }

    @Test(arguments: [
        ("zh-TW", "write \"zh-Hant\": it serves every Chinese interface language"),
        ("ja", "write \"en\": it serves every language but Chinese"),
        ("", "write \"en\": it serves every language but Chinese"),
    ])
    func `a topic's locale is named where it stands`(locale: String, help: String) throws {
        let topic = "opass-v1.SITCON_2027.audience." + locale
        let text = #"{"message":{"topic":"\#(topic)"}}"#
        let finding = try #require(inspect(text).first { $0.rule.name == "contract-topic-malformed" })
        #expect(
            finding.message
                == "\"topic\" has the locale segment \"\(locale)\"; the gateway contract v1 sends \"en\" and \"zh-Hant\""
        )
        #expect(finding.help == help)
        #expect(finding.pointer == "/message/topic")
        #expect(finding.place.length == (locale.isEmpty ? topic.utf8.count + 2 : locale.utf8.count))
    }

    @Test(arguments: [
        ("eventId", "write \"event_id\""), ("event-id", "write \"event_id\""), ("EVENT_ID", "write \"event_id\""),
        ("pushID", "write \"push_id\""), ("room", "leave it out: clients do not read it"),
        ("events_id", "leave it out: clients do not read it"),
    ])
    func `another spelling of an identifier's key is put right`(name: String, help: String) throws {
        let text = #"{"aps":{"alert":{"title":"SITCON","body":"x"}},"\#(name)":"SITCON_2027"}"#
        let finding = try #require(inspect(text).first { $0.rule.name == "contract-unknown-key" })
        #expect(finding.pointer == "/" + name)
        #expect(finding.help == help)
    }
}
