import Locking
import NotificationPayload
import Testing

@testable import PayloadCheckCommand

struct RunTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let input: String
        let status: CommandStatus
        var testDescription: String { "\(arguments) \(input)" }

        init(_ arguments: String..., input: String, is status: CommandStatus) {
            self.arguments = arguments
            self.input = input
            self.status = status
        }
    }

    static let cases: [Case] = [
        Case(input: "{}", is: .clean), Case(input: "hm", is: .clean), Case(input: "odd", is: .clean),
        Case(input: "bad", is: .findings), Case("--fail-on", "warning", input: "odd", is: .findings),
        Case("--fail-on", "warning", input: "hm", is: .clean), Case("--fail-on=info", input: "hm", is: .findings),
        Case("--fail-on=never", input: "bad", is: .clean), Case("--fail-on=error", input: "bad", is: .findings),
        Case("--ignore", "bad-word", input: "bad", is: .clean),
        Case("--ignore", "bad-word", input: "bad hm", is: .clean),
        Case("--select", "odd-word", input: "bad odd", is: .clean),
        Case("--select", "odd-word", "--select", "bad-word", input: "bad", is: .findings),
        Case("--severity", "bad-word=info", input: "bad", is: .clean),
        Case("--severity", "bad-word=off", input: "bad", is: .clean),
        Case("--severity", "odd-word=error", input: "odd", is: .findings),
        Case("--fail-on=never", "-", "missing", input: "{}", is: .trouble),
        Case("-", "missing", input: "bad", is: .trouble),
    ]

    @Test(arguments: cases, ReportFormat.allCases)
    func `the status says what was found, whatever the format`(_ run: Case, _ format: ReportFormat) async {
        let arguments = run.arguments + ["--format", format.rawValue]
        let result = await CommandRun(arguments, in: .init(input: .bytes(Array(run.input.utf8))))
        #expect(result.status == run.status)
    }

    @Test func `options reach the inspection`() async throws {
        let seen = Locked<[InspectionRequest]>([])
        var world = CommandRun.World(input: .bytes(Array("{}".utf8)))
        world.command = PayloadCheck(
            inspection: { _, options in
                seen.withLock { $0.append(options) }
                return Inspected(kind: .fcm, findings: [])
            }, catalogue: { [] })
        _ = await CommandRun(
            ["--kind", "legacy-fcm", "--contract", "none", "--organiser", "學生會", "--event=SITCON_2027"], in: world)
        var expected = InspectionRequest()
        expected.kind = .legacyFCM
        expected.contract = .none
        expected.organiser = "學生會"
        expected.event = try EventID("SITCON_2027")
        #expect(seen.withLock { $0 } == [expected])
        #expect(InspectionRequest().kind == nil)
        #expect(InspectionRequest().contract == .gateway)
    }

    @Test(arguments: [1, 2, 7])
    func `findings come in the order of the inputs whatever the workers`(_ jobs: Int) async {
        let lines = (1...5000).map { $0.isMultiple(of: 3) ? "bad \($0)" : "{}" }
        var world = CommandRun.World(input: .bytes(Array(lines.joined(separator: "\n").utf8), step: 777))
        world.command = PayloadCheck(
            inspection: { payload, options in
                // Some take long, so that later ones are done before them.
                if payload.count.isMultiple(of: 7) { for _ in 0..<20_000 { _ = payload.count } }
                return FakeInspection.inspection(payload, options)
            }, catalogue: { [] })
        let run = await CommandRun(["--ndjson", "--format", "concise", "--jobs", "\(jobs)"], in: world)
        let expected = (1...5000).filter { $0.isMultiple(of: 3) }.map {
            "<stdin>:\($0):1: error: \"bad\" is a word that is not wanted [bad-word]\n"
        }
        #expect(run.output == expected.joined())
        #expect(run.errors == "5000 payloads: 1666 errors, 0 warnings, 0 infos\n")
    }

    @Test(arguments: ReportFormat.allCases)
    func `the output is the same for any number of workers`(_ format: ReportFormat) async {
        let files = Dictionary(
            uniqueKeysWithValues: (100..<300).map { number in
                ("p/\(number).json", FakeFiles.Node.file(Array((number % 5 == 0 ? "bad hm" : "{}").utf8)))
            })
        let arguments = ["--format", format.rawValue, "p", "--jobs"]
        let one = await CommandRun(arguments + ["1"], in: .init(files: files))
        let five = await CommandRun(arguments + ["5"], in: .init(files: files))
        #expect(one.output == five.output)
        #expect(one.output.contains("p/295.json"))
    }

    @Test(arguments: [1, 4])
    func `a broken pipe ends the run quietly and early`(_ jobs: Int) async {
        let judged = Locked(0)
        var world = CommandRun.World(
            input: .bytes(Array(repeating: Array("bad\n".utf8), count: 200_000).flatMap { $0 }))
        world.outputOutcome = { written in written > 1000 ? .closed : .written }
        world.command = PayloadCheck(
            inspection: { payload, options in
                judged.withLock { $0 += 1 }
                return FakeInspection.inspection(payload, options)
            }, catalogue: { [] })
        let run = await CommandRun(["--ndjson", "--jobs", "\(jobs)"], in: world)
        #expect(run.errors.isEmpty)
        #expect(run.status == .findings)
        #expect(judged.withLock { $0 } < 50_000)
    }

    @Test func `a report in a file is finished though the pipe is broken`() async {
        var world = CommandRun.World(input: .bytes(Array(String(repeating: "bad\n", count: 3000).utf8)))
        world.outputOutcome = { _ in .closed }
        let run = await CommandRun(["--ndjson", "--format", "concise", "--format", "json=r"], in: world)
        #expect(run.files.contents("r")?.contains("\"inputs\":3000,\"errors\":3000") == true)
    }

    @Test func `an output that cannot be written is trouble`() async {
        var world = CommandRun.World(input: .bytes(Array("bad".utf8)))
        world.outputOutcome = { _ in .failed("No space left on device") }
        let run = await CommandRun(["-"], in: world)
        #expect(run.errors == "payload-check: standard output: No space left on device\n")
        #expect(run.status == .trouble)
    }

    @Test func `progress is shown on a terminal when work lasts, and taken away`() async {
        let time = Locked(0)
        var world = CommandRun.World(input: .bytes(Array(String(repeating: "{}\n", count: 2048).utf8)))
        world.isErrorTerminal = true
        world.now = {
            time.withLock { milliseconds in
                milliseconds += 450
                return .milliseconds(milliseconds)
            }
        }
        let run = await CommandRun(["--ndjson", "--jobs", "1"], in: world)
        #expect(
            run.errors == "\r\u{1B}[K1536 payloads …\r\u{1B}[K2048 payloads …\r\u{1B}[K"
                + "2048 payloads: 0 errors, 0 warnings, 0 infos\n")
        let quiet = await CommandRun(["--ndjson", "--quiet"], in: world)
        #expect(quiet.errors.isEmpty)
    }

    @Test func `rules lists the catalogue by family`() async {
        let run = await CommandRun("rules")
        #expect(
            run.output == """
                text
                  bad-word          error    A word is bad.
                  hesitation        info     Somebody hesitates.
                  payload-too-long  error    An input has more bytes than are read of one payload.

                apple
                  odd-word          warning  A word is odd.

                """)
    }

    @Test func `explain shows reason, examples and documents`() async {
        let run = await CommandRun("explain", "bad-word")
        #expect(
            run.output == """
                bad-word (error, text)

                A word is bad.

                It hurts.

                wrong (--kind json):
                    {
                      "a": "bad"
                    }

                right:
                    {}

                see:
                    https://example.com/words
                    The book of words

                """)
        #expect(run.status == .clean)
    }

    @Test func `explain speaks json`() async {
        let run = await CommandRun("explain", "odd-word", "--format", "json")
        #expect(
            run.output == """
                {
                  "version": 1,
                  "rules": [
                    {
                      "rule": "odd-word",
                      "family": "apple",
                      "severity": "warning",
                      "summary": "A word is odd.",
                      "reason": "It puzzles.",
                      "wrong": {
                        "kind": null,
                        "text": "odd"
                      },
                      "right": {
                        "kind": null,
                        "text": "even"
                      },
                      "documents": []
                    }
                  ]
                }

                """)
    }
}
