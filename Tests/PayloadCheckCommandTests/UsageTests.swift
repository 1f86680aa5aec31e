import Testing

@testable import PayloadCheckCommand

struct UsageTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let message: String
        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: String..., says message: String) {
            self.arguments = arguments
            self.message = message
        }
    }

    static let refused: [Case] = [
        Case("--knid", "apns", says: "unknown option --knid; did you mean --kind?"),
        Case("--form", says: "unknown option --form; did you mean --format?"),
        Case("--zzzzzz", says: "unknown option --zzzzzz"),
        Case("-q", says: "unknown option -q"),
        Case("--kind", says: "--kind KIND: the value is missing"),
        Case("--kind", "--quiet", says: "--kind KIND: the value is missing"),
        Case("--kind", "apsn", says: "unknown value of --kind \"apsn\"; did you mean apns?"),
        Case(
            "--kind", "unknown",
            says:
                "unknown value of --kind \"unknown\"; known are auto, apns, delivered, simulator, voip, live-activity, "
                + "wallet, mdm, fcm, legacy-fcm, android-data, web-push, gateway-request, json"),
        Case("--contract", "x", says: "unknown value of --contract \"x\"; known are gateway, none"),
        Case("--quiet=yes", says: "--quiet takes no value"),
        Case("--format", "jsn", says: "unknown format \"jsn\"; did you mean json?"),
        Case("--format", "sarif=", says: "--format sarif=: the file's name is missing"),
        Case(
            "--format", "json", "--format", "github",
            says: "--format: json and github cannot both go to standard output"),
        Case("--format", "json=a", "--format", "junit=a", says: "--format: json and junit cannot both go to a"),
        Case("--ignore", "bad-wrod", says: "unknown rule \"bad-wrod\"; did you mean bad-word?"),
        Case("--select", "", says: "unknown rule \"\"; known are bad-word, odd-word, hesitation, payload-too-long"),
        Case("--severity", "bad-word", says: "--severity takes RULE=LEVEL, not \"bad-word\""),
        Case("--severity", "bad-word=eror", says: "unknown severity \"eror\"; did you mean error?"),
        Case(
            "--severity", "nothing=error",
            says: "unknown rule \"nothing\"; known are bad-word, odd-word, hesitation, payload-too-long"),
        Case("--event", "", says: "--event \"\" is empty; at least one character is needed"),
        Case("--jobs", "0", says: "--jobs takes a number from 1 to 256, not \"0\""),
        Case("--jobs=many", says: "--jobs takes a number from 1 to 256, not \"many\""),
        Case("-", "-", says: "standard input can be read only once"),
        Case(says: "no PATH is given, and standard input is a terminal"),
        Case("check", says: "no PATH is given, and standard input is a terminal"),
        Case("rules", "--quiet", says: "--quiet is an option of check, not of rules"),
        Case("rules", "x", says: "rules takes no \"x\""),
        Case("explain", says: "explain: the RULE is missing"),
        Case(
            "schema",
            says:
                "schema: the KIND is missing; known are apns, delivered, simulator, voip, live-activity, wallet, mdm, "
                + "fcm, legacy-fcm, android-data, web-push, gateway-request, json"),
        Case("schema", "fmc", says: "unknown kind \"fmc\"; did you mean fcm?"),
        Case(
            "schema", "unknown",
            says: "unknown kind \"unknown\"; known are apns, delivered, simulator, voip, live-activity, wallet, mdm, "
                + "fcm, legacy-fcm, android-data, web-push, gateway-request, json"),
        Case("schema", "fcm", "apns", says: "schema takes one KIND"),
        Case("explain", "bad-words", says: "unknown rule \"bad-words\"; did you mean bad-word?"),
        Case("\u{1B}[31m", "--\u{1B}[31m", says: "unknown option --␛[31m"),
    ]

    @Test(arguments: refused)
    func `wrong usage is refused with the nearest right word`(_ refused: Case) async {
        let run = await CommandRun(refused.arguments, in: .init())
        let first = refused.arguments.first ?? ""
        let named = Command.all.contains { $0.name == first } ? first + " " : ""
        #expect(run.errors == "payload-check: \(refused.message)\nsee payload-check \(named)--help\n")
        #expect(run.output.isEmpty)
        #expect(run.status == .trouble)
    }

    @Test(arguments: [
        ["--kind", "apns", "a.json"], ["--kind=apns", "a.json"], ["a.json", "--kind=apns"],
        ["check", "--kind", "apns", "a.json"], ["--kind", "apns", "check", "a.json"], ["--kind=apns", "--", "a.json"],
        ["--kind", "fcm", "--kind", "apns", "a.json"],
    ])
    func `an option may stand anywhere and take its value either way`(_ arguments: [String]) async {
        let run = await CommandRun(arguments + [], in: .init(files: ["a.json": "{}"]))
        #expect(run.status == .clean)
        #expect(run.errors == "1 payload: 0 errors, 0 warnings, 0 infos\n")
    }

    @Test func `only an exact name is a command, and only as the first operand`() async {
        let files: [String: FakeFiles.Node] = ["rules": "bad", "x": "{}"]
        #expect(await CommandRun("rules", files: files).output.hasPrefix("text\n"))
        #expect(await CommandRun("./rules", files: ["./rules": "bad"]).status == .findings)
        #expect(await CommandRun("--", "rules", files: files).status == .findings)
        #expect(await CommandRun("x", "rules", files: files).status == .findings)
    }

    @Test func `what follows two hyphens is a path`() async {
        let run = await CommandRun("--", "--kind", files: ["--kind": "bad"])
        #expect(run.output.hasPrefix("--kind:1:1: error:"))
    }

    @Test func `a missing path that is near a command says so`() async {
        let run = await CommandRun("explan")
        #expect(
            run.errors == """
                payload-check: explan: No such file or directory; did you mean the command explain?
                0 payloads: 0 errors, 0 warnings, 0 infos, 1 unreadable

                """)
        #expect(run.status == .trouble)
    }

    @Test(arguments: [["--help"], ["--bogus", "--help"], ["--kind", "--help"]])
    func `help goes to standard output whatever else is wrong`(_ arguments: [String]) async {
        let run = await CommandRun(arguments, in: .init())
        #expect(run.output.hasPrefix("usage: payload-check [check] [options] [PATH …]\n"))
        #expect(run.output.contains("\ncommands:\n  check "))
        #expect(run.errors.isEmpty)
        #expect(run.status == .clean)
    }

    @Test(arguments: Command.all.map(\.name))
    func `the help of each command shows each of its options`(_ name: String) async throws {
        let run = await CommandRun(name, "--help")
        let command = try #require(Command.all.first { $0.name == name })
        for option in command.options { #expect(run.output.contains("\n  \(option.synopsis)")) }
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 || $0.contains("|") })
    }

    @Test func `the version is printed`() async {
        let run = await CommandRun("--version")
        #expect(run.output == "payload-check \(PayloadCheck.version)\n")
        #expect(run.status == .clean)
    }

    @Test func `an option takes a value in every command or in none`() {
        // Commands are found before their options are known.
        var takes: [String: Bool] = [:]
        for option in Command.all.flatMap(\.options) {
            #expect(takes[option.name, default: option.takesValue] == option.takesValue, "\(option.name)")
            takes[option.name] = option.takesValue
        }
    }

    @Test(arguments: [
        ("wrong-tpye", "wrong-type"), ("jsno", "json"), ("js", nil), ("JSON", "json"), ("sar", "sarif"), ("x", nil),
        ("", nil), ("completely-else", nil),
    ])
    func `the nearest word is a third of its letters away at most`(_ typed: String, _ expected: String?) {
        #expect(Suggestion.nearest(to: typed, of: ["wrong-type", "json", "sarif"]) == expected)
    }
}
