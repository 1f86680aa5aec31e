import Locking
import Testing

@testable import PayloadCheckCommand

struct InputTests {
    /// The inputs of a run in order, each with its line if it has one.
    private static func inputs(_ arguments: [String], in world: CommandRun.World) async -> [String] {
        let run = await CommandRun(["--format", "concise", "--quiet", "--jobs", "3"] + arguments, in: world)
        return run.output.split(separator: "\n").map { line in
            String(line[..<(line.firstRange(of: ": error")?.lowerBound ?? line.endIndex)])
        }
    }

    @Test func `a folder's payloads are found in order and hidden ones are not`() async {
        let files: [String: FakeFiles.Node] = [
            "p/b.json": "bad", "p/a.apns": "bad", "p/C.JSON": "bad", "p/n.txt": "bad", "p/.h.json": "bad",
            "p/.git/x.json": "bad", "p/sub/s.jsonl": "bad\nbad\n", "p/sub/deep/d.ndjson": "\nbad", "p/json": "bad",
            "p/.json": "bad", "p/dir.json/x.json": "bad", "p/pipe.json": .device(Array("bad".utf8)),
        ]
        let expected = [
            "p/C.JSON:1:1", "p/a.apns:1:1", "p/b.json:1:1", "p/dir.json/x.json:1:1", "p/sub/deep/d.ndjson:2:1",
            "p/sub/s.jsonl:1:1", "p/sub/s.jsonl:2:1",
        ]
        #expect(await Self.inputs(["p"], in: .init(files: files)) == expected)
        let withSlash = await Self.inputs(["p/"], in: .init(files: files))
        #expect(withSlash == expected)
    }

    @Test func `hidden files are read when they are named`() async {
        let files: [String: FakeFiles.Node] = [".h": "bad", ".d/a.json": "bad"]
        #expect(await Self.inputs([".h", ".d"], in: .init(files: files)) == [".h:1:1", ".d/a.json:1:1"])
    }

    @Test func `a loop of links ends and no folder is entered twice`() async {
        let files: [String: FakeFiles.Node] = [
            "p/a.json": "bad", "p/up": .link(to: "p"), "p/q/again": .link(to: "p/q"), "p/q/b.json": "bad",
            "p/self.json": .link(to: "p/self.json"), "p/r.json": .link(to: "p/a.json"),
        ]
        let run = await CommandRun("--format", "concise", "p", files: files)
        #expect(
            run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["p/a.json", "p/q/b.json", "p/r.json"])
        #expect(
            run.errors == """
                payload-check: p/self.json: Too many levels of symbolic links
                3 payloads: 3 errors, 0 warnings, 0 infos, 1 unreadable

                """)
    }

    @Test(arguments: [["e"], ["e/"]])
    func `a folder without payloads is unreadable`(_ arguments: [String]) async {
        let run = await CommandRun(arguments, in: .init(files: ["e/n.txt": "bad", "e/.h.json": "bad"]))
        #expect(
            run.errors == """
                payload-check: \(arguments[0]): holds no payload (.json, .apns, .ndjson, .jsonl)
                0 payloads: 0 errors, 0 warnings, 0 infos, 1 unreadable

                """)
        #expect(run.status == .trouble)
    }

    @Test func `an unreadable input does not stop the others`() async {
        let files: [String: FakeFiles.Node] = [
            "a.json": .forbidden, "b.json": "bad", "d/x.json": .forbidden, "d/y.json": "bad",
            "d/z.json": .link(to: "gone"), "d/gone": .link(to: "gone"),
        ]
        let run = await CommandRun("--format", "concise", "none", "a.json", "b.json", "d", files: files)
        #expect(run.output.split(separator: "\n").count == 2)
        #expect(
            run.errors == """
                payload-check: none: No such file or directory
                payload-check: a.json: Permission denied
                payload-check: d/x.json: Permission denied
                payload-check: d/z.json: No such file or directory
                2 payloads: 2 errors, 0 warnings, 0 infos, 4 unreadable

                """)
        #expect(run.status == .trouble)
    }

    @Test func `standard input is read without a path, and by its name as a stream`() async {
        #expect(await Self.inputs([], in: .init(input: .bytes(Array("bad".utf8)))) == ["<stdin>:1:1"])
        let stream = ByteReader.bytes(Array("x\nbad\n".utf8))
        #expect(await Self.inputs(["--stdin-filename", "s.jsonl", "-"], in: .init(input: stream)) == ["s.jsonl:2:1"])
    }

    @Test func `a terminal is read when it is asked for`() async {
        let world = CommandRun.World(input: .bytes(Array("bad".utf8), isTerminal: true))
        #expect(await Self.inputs(["-"], in: world) == ["<stdin>:1:1"])
    }

    @Test func `devices and pipes are read when they are named`() async {
        let world = CommandRun.World(files: ["dev/fd": .device(Array("\nbad".utf8))])
        #expect(await Self.inputs(["dev/fd"], in: world) == ["dev/fd:2:1"])
        let again = CommandRun.World(files: ["dev/fd": .device(Array("\nbad".utf8))])
        #expect(await Self.inputs(["--ndjson", "dev/fd"], in: again) == ["dev/fd:2:1"])
    }

    @Test func `inputs keep their order among files, folders and streams`() async {
        let files: [String: FakeFiles.Node] = [
            "1.json": "bad", "2.ndjson": "bad\n\nbad", "3.json": "bad", "4/a.json": "bad", "4/b.jsonl": "bad",
        ]
        #expect(
            await Self.inputs(["3.json", "2.ndjson", "4", "1.json"], in: .init(files: files)) == [
                "3.json:1:1", "2.ndjson:1:1", "2.ndjson:3:1", "4/a.json:1:1", "4/b.jsonl:1:1", "1.json:1:1",
            ])
    }

    @Test(arguments: [InputBounds.payload - 1, InputBounds.payload, InputBounds.payload + 1, 3 * InputBounds.payload])
    func `a payload beyond the bound is one finding`(_ size: Int) async {
        let text = "bad" + String(repeating: " ", count: size - 3)
        let run = await CommandRun("--format", "concise", "--stdin-filename", "big", input: text)
        #expect(
            run.output
                == (size <= InputBounds.payload
                    ? "big:1:1: error: \"bad\" is a word that is not wanted [bad-word]\n"
                    : "big:1:1: error: the payload has more than 1,048,576 bytes and is not inspected "
                        + "[payload-too-long]\n"))
        #expect(run.status == .findings)
    }

    @Test(arguments: [1000, InputBounds.chunk, Int.max], ["\n", "\r\n"])
    func `a line beyond the bound is one finding and the stream goes on`(_ step: Int, _ end: String) async {
        let fits = "bad" + String(repeating: "x", count: InputBounds.payload - 3)
        let over = "bad" + String(repeating: "x", count: InputBounds.payload - 2)
        let far = "bad" + String(repeating: "x", count: 2 * InputBounds.payload)
        let text = [fits, over, "", far, "bad", over].joined(separator: end)
        let world = CommandRun.World(input: .bytes(Array(text.utf8), step: step))
        let run = await CommandRun(["--format", "concise", "--ndjson"], in: world)
        let tooLong = "error: the line has more than 1,048,576 bytes and is not inspected [payload-too-long]"
        let bad = "error: \"bad\" is a word that is not wanted [bad-word]"
        #expect(
            run.output == """
                <stdin>:1:1: \(bad)
                <stdin>:2:1: \(tooLong)
                <stdin>:4:1: \(tooLong)
                <stdin>:5:1: \(bad)
                <stdin>:6:1: \(tooLong)

                """)
    }

    @Test func `the rule about too long inputs can be switched off and changed`() async {
        let text = String(repeating: "x", count: InputBounds.payload + 1)
        #expect(await CommandRun("--ignore", "payload-too-long", input: text).status == .clean)
        #expect(await CommandRun("--severity", "payload-too-long=warning", input: text).status == .clean)
    }

    @Test func `a stream that fails is reported after what it brought`() async {
        let chunks = Locked<[ByteReader.Chunk]>([.failed("Input/output error"), .bytes(Array("bad\nbad".utf8))])
        let reader = ByteReader { _ in chunks.withLock { $0.popLast() ?? .end } }
        let run = await CommandRun(["--ndjson", "--format", "concise"], in: .init(input: reader))
        #expect(run.output == "<stdin>:1:1: error: \"bad\" is a word that is not wanted [bad-word]\n")
        #expect(run.errors.hasPrefix("payload-check: <stdin>: Input/output error\n"))
        #expect(run.status == .trouble)
    }

    @Test func `a stream is cut the same however it arrives`() throws {
        var random = Seeded.random()
        for _ in 0..<300 {
            let lines = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                String(repeating: "é", count: Int.random(in: 0...30, using: &random))
                    + ["", "\r", " ", "\t"][Int.random(in: 0...3, using: &random)]
            }
            let bytes = Array(lines.joined(separator: "\n").utf8)
            let step = Int.random(in: 1...50, using: &random)
            var stream = LineStream(name: .path(FilePath("s")), reader: .bytes(bytes, step: step))
            var found: [String] = []
            while let batch = stream.next() {
                for line in batch.lines {
                    let text = String(decoding: batch.bytes[line.range], as: UTF8.self)
                    #expect(Array(bytes[line.start..<line.start + line.byteCount]) == Array(text.utf8))
                    found.append("\(line.number) \(text)")
                }
            }
            let expected = bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated().compactMap {
                number, line -> String? in
                var line = line
                if line.last == 13 { line.removeLast() }
                if line.allSatisfy({ $0 == 32 || $0 == 9 || $0 == 13 }) { return nil }
                return "\(number + 1) " + String(decoding: line, as: UTF8.self)
            }
            #expect(found == expected)
        }
    }
}
