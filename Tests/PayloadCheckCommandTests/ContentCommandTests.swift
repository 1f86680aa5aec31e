import Foundation
import JSONReading
import NotificationPayload
import Testing

@testable import PayloadCheckCommand

/// `payload-check content` from arguments to output.
@Suite struct ContentCommandTests {
    static func run(_ arguments: String..., payload: String) async -> CommandRun {
        var world = CommandRun.World(files: ["a.json": .file(Array(payload.utf8))])
        world.command = .standard
        return await CommandRun(["content"] + arguments + ["a.json"], in: world)
    }

    @Test func `a table says what the extension does`() async {
        let run = await Self.run(
            payload: """
                {"aps":{"alert":{"title":"SITCON\\u0007","body":"開門"},"mutable-content":1},
                "fcm_options":{"image":"https://img.example/a.png"},"gcm.message_id":"1"}
                """)
        #expect(run.status == .clean)
        #expect(
            run.output == """
                a.json
                  extension      runs; delivers after 21000 ms at the latest
                  stage          text: required, at most 1000 ms and 0 bytes
                  stage          attachment: optional, at most 20000 ms and 393216 bytes
                  at completion  SITCON
                                 開門
                  at expiry      SITCON␇
                                 開門

                """)
    }

    @Test(arguments: [
        (#"{"aps":{"alert":"x"}}"#, "\"mutable-content\" is missing"),
        (#"{"aps":{"alert":"x","mutable-content":true}}"#, "\"mutable-content\" is not the number 1"),
        (#"{"aps":{"content-available":1}}"#, "\"alert\" is missing, so nothing is shown"),
        (#"{"aps":{"alert":{},"mutable-content":1}}"#, "\"alert\" has no text"),
        (#"{"aps":"x"}"#, "\"aps\" is not an object"), (#"{"event_id":"E"}"#, "\"aps\" is missing"),
        ("[1]", "the payload is no object"),
    ]) func `why it does not run is said in words`(_ payload: String, _ reason: String) async {
        let run = await Self.run(payload: payload)
        #expect(run.output.contains("  extension      does not run: \(reason)\n"), "\(run.output)")
    }

    @Test func `an FCM message is what arrives`() async throws {
        let run = await Self.run(
            "--format", "json",
            payload: """
                {"message":{"token":"t","notification":{"title":"T","body":"B","image":"https://img.example/a.png"},
                "apns":{"payload":{"aps":{"mutable-content":1}}}}}
                """)
        let input = try #require(try JSONDocument(run.output).root["inputs"]?.elements.first)
        #expect(input["runs"]?.flag == true)
        #expect(input["reason"]?.isNull == true)
        #expect(input["stages"]?.elements.map { $0["name"]?.text } == ["text", "attachment"])
        #expect(input["stages"]?.elements.map { $0["milliseconds"]?.integer } == [1000, 20000])
        #expect(input["atCompletion"]?["title"]?.text == "T")
        #expect(input["atExpiry"]?["body"]?.text == "B")
    }

    @Test func `what is not JSON is reported as by check`() async {
        let run = await Self.run(payload: "{")
        #expect(run.status == .findings)
        #expect(run.output.contains("[unclosed-bracket]"))
    }
}
