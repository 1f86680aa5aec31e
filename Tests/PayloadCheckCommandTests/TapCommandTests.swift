import Foundation
import JSONReading
import NotificationPayload
import Testing

@testable import PayloadCheckCommand

/// `payload-check tap` from arguments to output, with the package's own inspection.
@Suite struct TapCommandTests {
    static let delivered = """
        {"aps":{"alert":{"title":"SITCON","body":"Good morning"}},"event_id":"SITCON_2027","push_id":"p1"}
        """
    static let linked = delivered.dropLast() + ",\"uri\":\"https://opass.app/open\"}"
    static let message = """
        {"message":{"topic":"opass-v1.SITCON_2027.audience.en","notification":{"title":"SITCON","body":"Good morning"},
        "data":{"event_id":"SITCON_2027","push_id":"p1","uri":"http://sitcon.org/"}}}
        """

    static func run(_ arguments: String..., payload: String, terminal: Bool = false) async -> CommandRun {
        var world = CommandRun.World(files: ["a.json": .file(Array(payload.utf8))])
        world.isOutputTerminal = terminal
        world.command = .standard
        return await CommandRun(["tap"] + arguments + ["a.json"], in: world)
    }

    @Test func `a table says what a tap does`() async {
        let run = await Self.run("--current-event", "COSCUP_2026", payload: Self.delivered)
        #expect(run.status == .clean)
        #expect(run.errors == "")
        #expect(
            run.output == """
                a.json
                  event          SITCON_2027
                  title          SITCON
                  body           Good morning
                  in foreground  shown: list, banner, sound
                  tap from
                    foreground   shows the announcements of SITCON_2027, switching from COSCUP_2026
                    background   shows the announcements of SITCON_2027, switching from COSCUP_2026
                    cold launch  parked until the app can act, then shows the announcements of SITCON_2027, switching \
                from COSCUP_2026

                """)
    }

    @Test func `an FCM message is what arrives, and a refused link is explained`() async {
        let run = await Self.run(payload: Self.message)
        #expect(run.output.contains("  title          SITCON\n"))
        #expect(
            run.output.contains(
                "    foreground   shows the announcements of SITCON_2027; its link is not opened: \"uri\" "),
            "\(run.output)")
    }

    @Test(
        arguments: [
            (["--own-host", "opass.app"], "    background   hands https://opass.app/open to the app\n"),
            ([], "    background   opens https://opass.app/open through the system\n"),
            (["--response", "dismissed"], "    cold launch  stays: dismissed\n"),
            (
                ["--response", "action:SHOW"],
                "    cold launch  parked until the app can act, then stays: no mapping for the action \"SHOW\"\n"
            ),
            (["--response", "action:SHOW", "--map", "SHOW=open"], "    foreground   opens https://opass.app/open "),
            (["--response", "reply:R=a=b", "--map", "R=open"], "    foreground   opens https://opass.app/open "),
        ] as [([String], String)])
    func `the options steer the answer`(_ options: [String], _ line: String) async {
        var world = CommandRun.World(files: ["a.json": .file(Array(Self.linked.utf8))])
        world.command = .standard
        let run = await CommandRun(["tap"] + options + ["a.json"], in: world)
        #expect(run.status == .clean)
        #expect(run.output.contains(line), "\(run.output)")
    }

    @Test func `a refused link stays where that is asked for`() async {
        let run = await Self.run("--refused-link", "stay", payload: Self.message)
        #expect(run.output.contains("    foreground   stays: link refused: \"uri\" "), "\(run.output)")
    }

    @Test func `what is not the gateway's stays with its reason`() async {
        let run = await Self.run(payload: "{\"aps\":{\"alert\":\"Hi\"}}")
        #expect(run.status == .clean)
        #expect(
            run.output == """
                a.json
                  event          none: "event_id" is missing
                  in foreground  left to the app
                  tap from
                    foreground   stays: not a gateway notification: "event_id" is missing
                    background   stays: not a gateway notification: "event_id" is missing
                    cold launch  parked until the app can act, then stays: not a gateway notification: "event_id" is missing

                """)
    }

    @Test func `the answers for programs have the documented form`() async throws {
        let run = await Self.run("--format", "json", "--own-host", "OPASS.app", payload: String(Self.linked))
        let action = "{\"kind\":\"open\",\"link\":\"https://opass.app/open\",\"through\":\"app\"}"
        let expected = """
            {"version":1,"inputs":[{"path":"a.json","kind":"apns",
             "notification":{"pushID":"p1","eventID":"SITCON_2027","link":"https://opass.app/open","refusedLink":null,
               "title":"SITCON","body":"Good morning"},
             "presentation":["list","banner","sound"],
             "taps":[{"origin":"foreground","parked":false,"action":\(action)},
               {"origin":"background","parked":false,"action":\(action)},
               {"origin":"coldLaunch","parked":true,"action":\(action)}]}]}
            """
        #expect(
            try JSONDocument(run.output).root.difference(from: JSONDocument(expected).root) == nil, "\(run.output)")
    }

    @Test func `a text that is not JSON is reported as by check`() async throws {
        let text = await Self.run(payload: "{\"aps\":")
        #expect(text.status == .findings)
        #expect(text.output.hasPrefix("a.json:1:8: error: "), "\(text.output)")
        let json = await Self.run("--format", "json", payload: "{\"aps\":")
        #expect(json.status == .findings)
        let input = try JSONDocument(json.output).root["inputs"]?.elements.first
        #expect(input?["findings"]?.elements.first?["severity"]?.text == "error")
        #expect(input?["taps"] == nil)
    }

    @Test func `a stream has an answer a line, and one broken line costs no other`() async throws {
        var world = CommandRun.World(files: ["a.ndjson": .file(Array((Self.delivered + "\n\n[1\n{}\n").utf8))])
        world.command = .standard
        let run = await CommandRun(["tap", "--format", "json", "a.ndjson", "missing.json"], in: world)
        #expect(run.status == .trouble)
        let inputs = try JSONDocument(run.output).root["inputs"]?.elements ?? []
        #expect(inputs.map { $0["record"]?.integer } == [1, 3, 4, nil])
        #expect(inputs.map { $0["taps"]?.elements.count } == [3, nil, 3, nil])
        #expect(inputs.last?["unreadable"]?.text == "No such file or directory")
    }

    @Test func `nothing of a notification goes raw to the terminal`() async throws {
        let hostile = "\u{1B}]0;x\u{7}\u{202E}\u{9B}2J\n"
        var writer = JSONWriter()
        writer.object { writer in
            writer.object("aps") { writer in
                writer.object("alert") { writer in
                    writer.member("title", hostile)
                    writer.member("body", hostile + String(repeating: "長", count: 500))
                }
            }
            writer.member("event_id", "SITCON_2027")
            writer.member("push_id", "p1")
            writer.member("uri", "https://\u{1B}[2J.org/")
        }
        for response in ["opened", "action:\u{1B}[2J\u{202E}"] {
            let run = await Self.run("--color", "never", "--response", response, payload: writer.text, terminal: true)
            let raw = run.output.unicodeScalars.filter { scalar in
                scalar != "\n" && (scalar.properties.generalCategory == .control || scalar == "\u{202E}")
            }
            #expect(raw.isEmpty, "\(run.output.debugDescription)")
            #expect(run.output.contains("長…"))
        }
    }

    @Test(
        arguments: [
            (["--response", "open"], "unknown response \"open\"; did you mean opened?"),
            (["--response", "reply:R"], "--response takes reply:ID=TEXT, not \"reply:R\""),
            (
                ["--response", "action:"],
                "unknown response \"action:\"; did you mean action:ID?"
            ),
            (["--map", "SHOW"], "--map takes ID=open, not \"SHOW\""),
            (["--map", "SHOW=close"], "unknown mapping \"close\"; known are open"),
            (
                ["--own-host", "https://opass.app"],
                "--own-host takes a whole host name in ASCII, not \"https://opass.app\""
            ),
            (
                ["--current-event", "a b"],
                "--current-event \"a b\" has U+0020 at position 2; only A-Z, a-z, 0-9, '_' and '-' are allowed"
            ),
            (["--refused-link", "open"], "unknown value of --refused-link \"open\"; known are announcements, stay"),
        ] as [([String], String)])
    func `a wrong option is explained`(_ options: [String], _ complaint: String) async {
        var world = CommandRun.World(files: ["a.json": .file(Array(Self.delivered.utf8))])
        world.command = .standard
        let run = await CommandRun(["tap"] + options + ["a.json"], in: world)
        #expect(run.status == .trouble)
        #expect(run.errors == "payload-check: \(complaint)\nsee payload-check tap --help\n")
    }

    /// Every payload of the package, whatever its folder: an answer, and `stay` with a reason where there is no
    /// notification of the gateway.
    @Test func `every payload of the package has an answer`() async throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Payloads")
        let walk = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let endings: Set<String> = ["json", "apns", "ndjson", "jsonl", "scenario", "vector"]
        let files = walk.compactMap { $0 as? URL }.filter { endings.contains($0.pathExtension) }
        #expect(files.count > 40)
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: file))
            var world = CommandRun.World(files: ["input." + file.pathExtension: .file(bytes)])
            world.command = .standard
            let run = await CommandRun(["tap", "--format", "json", "input." + file.pathExtension], in: world)
            for input in try JSONDocument(run.output).root["inputs"]?.elements ?? [] {
                let name = "\(file.lastPathComponent) \(input.source.prefix(300))"
                guard let taps = input["taps"]?.elements else {
                    #expect(input["findings"]?.elements.isEmpty == false, "\(name)")
                    continue
                }
                #expect(taps.map { $0["origin"]?.text } == ["foreground", "background", "coldLaunch"], "\(name)")
                for tap in taps where input["notification"]?.isNull == true {
                    #expect(tap["action"]?["kind"]?.text == "stay", "\(name)")
                    #expect(tap["action"]?["reason"]?.text?.isEmpty == false, "\(name)")
                }
            }
        }
    }
}
