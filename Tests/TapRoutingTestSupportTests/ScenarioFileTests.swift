import Foundation
import Testing

@testable import TapRoutingTestSupport

/// The package's scenarios, and what becomes of files that are none.
@Suite struct ScenarioFileTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Payloads/taps")

    static func files() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "scenario" }.sorted { $0.path < $1.path }
    }

    @Test func `every scenario goes as it says`() throws {
        let files = try Self.files()
        #expect(files.count >= 40)
        for file in files {
            let name = file.lastPathComponent
            let scenario = try TapScenarioFile([UInt8](Data(contentsOf: file)))
            if scenario.expectsNothing {
                try Data(scenario.recorded.utf8).write(to: file)
                Issue.record("\(name): recorded, review it")
                continue
            }
            do throws(ScenarioFailure) {
                try scenario.run()
            } catch {
                Issue.record("\(name): \(error)")
            }
        }
    }

    static func failure(_ text: String) throws -> String? {
        let scenario = try TapScenarioFile(Array(text.utf8))
        do throws(ScenarioFailure) {
            try scenario.run()
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `a wrong expectation of a file says what happened instead`() throws {
        let found = try Self.failure(
            """
            {"story": "wrong", "payloads": {"A": {"event_id": "SITCON_2027", "push_id": "p", "uri": "https://sitcon.org/x?token=1"}},
             "steps": [
              {"step": "launch", "by": "tap"},
              {"step": "tap", "payload": "A", "expect": {"action": {"kind": "open", "link": "https://sitcon.org/x?token=1", "through": "system"}}},
              {"step": "attach", "expect": {"effects": [{"effect": "deliver", "tap": "A", "delivery": 2,
                "action": {"kind": "open", "link": "https://sitcon.org/x?token=1", "through": "system"}}]}}
             ]}
            """)
        #expect(
            found == """
                after step 3 (attach app): expected 2, found 1 at /effects/0/delivery
                  1. launch by a tap: nothing
                  2. tap A: nothing
                  3. attach app: delivers tap A (delivery 1), a link to sitcon.org through the system
                """)
    }

    @Test func `an effect that a step does not state is a failure`() throws {
        let found = try Self.failure(
            """
            {"story": "silent", "steps": [
              {"step": "attach"}, {"step": "close"},
              {"step": "tap", "payload": {}, "expect": {"action": {"kind": "stay",
                "reason": "not a gateway notification: \\"event_id\\" is missing"}}}
             ]}
            """)
        #expect(
            found == """
                after step 3 (tap tap): expected nothing, found \
                [{"effect":"outcome","tap":"tap","outcome":"dropped","reason":"detachedForGood"}] at /effects
                  1. attach app: nothing
                  2. close: nothing
                  3. tap tap: tap tap ends as dropped (detachedForGood)
                """)
    }

    @Test(
        arguments: [
            ("{", "the scenario is not JSON: line 1"),
            ("[]", "the scenario is an array, not an object"),
            ("{\"steps\": []}", "/story is missing"),
            (
                "{\"story\": \"\", \"steps\": [{\"step\": \"jump\"}]}",
                "/steps/0/step is none of launch, receive, tap, event, attach, detach, hold, release, answer, signIn, "
                    + "signOut, clock, close"
            ),
            (
                "{\"story\": \"\", \"steps\": [{\"step\": \"attach\", \"to\": 1}]}",
                "/steps/0/to is an unknown field; known are step, at, note, expect, handler"
            ),
            (
                "{\"story\": \"\", \"steps\": [{\"step\": \"tap\", \"payload\": \"A\"}]}",
                "/steps/0/payload names no payload of the scenario"
            ),
            (
                "{\"story\": \"\", \"steps\": [{\"step\": \"event\", \"current\": \"a b\"}]}",
                "/steps/0/current is no event id: it has U+0020 at position 2; only A-Z, a-z, 0-9, '_' and '-' are "
                    + "allowed"
            ),
            ("{\"story\": \"\", \"steps\": [{\"step\": \"clock\"}]}", "/steps/0/at is missing"),
            (
                "{\"story\": \"\", \"router\": {\"refusedLink\": \"open\"}, \"steps\": []}",
                "/router/refusedLink is none of announcements, stay"
            ),
        ])
    func `a file that is no scenario is refused with the place`(_ text: String, _ message: String) {
        let error = #expect(throws: ScenarioFormatError.self) { try TapScenarioFile(Array(text.utf8)) }
        #expect(error?.description == message)
    }
}
