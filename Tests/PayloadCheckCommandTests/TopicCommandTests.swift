import JSONReading
import Testing

@testable import PayloadCheckCommand

/// `payload-check topic`.
@Suite struct TopicCommandTests {
    @Test func `a topic for each language`() async {
        let run = await CommandRun(
            "topic", "--event", "SITCON_2027", "--role", "audience", "--locale", "zh-TW", "en-GB", "nan")
        #expect(run.status == .clean)
        #expect(
            run.output == """
                zh-TW  zh-Hant  opass-v1.SITCON_2027.audience.zh-Hant
                en-GB  en       opass-v1.SITCON_2027.audience.en
                nan    zh-Hant  opass-v1.SITCON_2027.audience.zh-Hant

                """)
    }

    @Test func `the answer for programs has the documented form`() async throws {
        let run = await CommandRun(
            "topic", "--event=SITCON_2027", "--role=staff", "--locale=zh_Hant_TW", "--locale=ja", "--format=json")
        let expected = """
            {"version": 1, "event": "SITCON_2027", "role": "staff", "topics": [
              {"locale": "zh_Hant_TW", "pushLocale": "zh-Hant", "topic": "opass-v1.SITCON_2027.staff.zh-Hant"},
              {"locale": "ja", "pushLocale": "en", "topic": "opass-v1.SITCON_2027.staff.en"}]}
            """
        #expect(run.status == .clean)
        #expect(try JSONDocument(run.output).root.difference(from: JSONDocument(expected).root) == nil)
    }

    @Test(
        arguments: [
            ("a.b", "staff", "the event has '.' at position 2; only A-Z, a-z, 0-9, '_' and '-' are allowed"),
            ("SITCON_2027", "", "the role is empty; at least one character is needed"),
            ("SITCON_2027", "all", "the role is the reserved word 'all'; any other name is allowed"),
        ])
    func `a malformed event or role has no topic`(_ event: String, _ role: String, _ reason: String) async throws {
        let text = await CommandRun("topic", "--event", event, "--role", role, "--locale", "en")
        #expect(text.status == .findings)
        #expect(text.output == "")
        #expect(text.errors == "payload-check: \(reason)\n")
        let json = await CommandRun("topic", "--event", event, "--role", role, "--locale", "en", "--format", "json")
        #expect(json.status == .findings)
        let answer = try JSONDocument(json.output).root
        #expect(answer["error"]?.text == reason)
        #expect(answer["topics"]?.elements.isEmpty == true)
    }

    @Test(
        arguments: [
            (["--role", "staff", "--locale", "en"], "topic: --event ID is missing"),
            (["--event", "E", "--locale", "en"], "topic: --role ROLE is missing"),
            (["--event", "E", "--role", "staff"], "topic: --locale TAG is missing"),
        ])
    func `what is missing is named`(_ arguments: [String], _ complaint: String) async {
        let run = await CommandRun(["topic"] + arguments, in: CommandRun.World())
        #expect(run.status == .trouble)
        #expect(run.errors == "payload-check: \(complaint)\nsee payload-check topic --help\n")
    }

    @Test func `a tag goes to the terminal without its control characters`() async {
        let run = await CommandRun("topic", "--event", "E", "--role", "staff", "--locale", "zh\u{1B}[2J")
        #expect(run.output == "zh␛[2J  en       opass-v1.E.staff.en\n")
    }
}
