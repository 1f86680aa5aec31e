import NotificationPayload
import Testing

@testable import PayloadCheckCommand

struct ReportTests {
    private static let twoLines: [String: FakeFiles.Node] = ["a.json": "{\n  \"bad\": 1\n}", "b.json": "{}"]

    @Test func `text shows frames on standard output and the summary on standard error`() async {
        let run = await CommandRun("a.json", "b.json", files: Self.twoLines)
        #expect(
            run.output == """
                a.json:2:4: error: "bad" is a word that is not wanted [bad-word]
                   2 |   "bad": 1
                     |    ^~~
                   at /word
                   help: leave it out

                """)
        #expect(run.errors == "2 payloads: 1 error, 0 warnings, 0 infos\n")
        #expect(run.status == .findings)
    }

    @Test func `concise shows a line for each finding`() async {
        let run = await CommandRun("--format", "concise", "--quiet", input: "bad odd\nhm")
        #expect(
            run.output == """
                <stdin>:1:1: error: "bad" is a word that is not wanted [bad-word]
                <stdin>:1:5: warning: "odd" is a word that is not wanted [odd-word]
                <stdin>:2:1: info: "hm" is a word that is not wanted [hesitation]

                """)
        #expect(run.errors.isEmpty)
    }

    @Test func `json lists every input, clean ones too`() async {
        let run = await CommandRun("--format", "json", "a.json", "b.json", files: Self.twoLines)
        #expect(
            run.output == """
                {"version":1,"inputs":[
                {"path":"a.json","kind":"apns","bytes":14,"findings":[\
                {"rule":"bad-word","severity":"error","message":"\\"bad\\" is a word that is not wanted",\
                "help":"leave it out","pointer":"/word","line":2,"column":4,"endLine":2,"endColumn":7,\
                "offset":5,"length":3}]},
                {"path":"b.json","kind":"apns","bytes":2,"findings":[]}
                ],"summary":{"inputs":2,"errors":1,"warnings":0,"infos":0,"unreadable":0}}

                """)
    }

    @Test func `json numbers the lines of a stream and gives places in the file`() async {
        let run = await CommandRun("--ndjson", "--format=json", "--stdin-filename", "s", input: "{}\n\n  bad\r\n")
        #expect(
            run.output == """
                {"version":1,"inputs":[
                {"path":"s","record":1,"kind":"apns","bytes":2,"findings":[]},
                {"path":"s","record":3,"kind":"apns","bytes":5,"findings":[\
                {"rule":"bad-word","severity":"error","message":"\\"bad\\" is a word that is not wanted",\
                "help":"leave it out","pointer":"/word","line":3,"column":3,"endLine":3,"endColumn":6,\
                "offset":6,"length":3}]}
                ],"summary":{"inputs":2,"errors":1,"warnings":0,"infos":0,"unreadable":0}}

                """)
    }

    @Test func `json lists an unreadable input with its reason`() async {
        let run = await CommandRun("--format", "json", "c.json")
        #expect(
            run.output == """
                {"version":1,"inputs":[
                {"path":"c.json","kind":null,"bytes":null,"unreadable":"No such file or directory","findings":[]}
                ],"summary":{"inputs":0,"errors":0,"warnings":0,"infos":0,"unreadable":1}}

                """)
        #expect(run.status == .trouble)
    }

    @Test func `json of nothing is well-formed`() async {
        let run = await CommandRun("--format", "json", "--ndjson", input: "\n \n")
        #expect(
            run.output == """
                {"version":1,"inputs":[

                ],"summary":{"inputs":0,"errors":0,"warnings":0,"infos":0,"unreadable":0}}

                """)
        #expect(run.status == .clean)
    }

    @Test func `sarif gives each finding a location`() async {
        let run = await CommandRun("--format", "sarif", "a b.json", files: ["a b.json": "{\n  \"bad\": 1\n}"])
        #expect(
            run.output.hasSuffix(
                """
                ,
                "columnKind":"unicodeCodePoints","results":[
                {"ruleId":"bad-word","level":"error",\
                "message":{"text":"\\"bad\\" is a word that is not wanted\\nhelp: leave it out"},\
                "locations":[{"physicalLocation":{"artifactLocation":{"uri":"a%20b.json"},\
                "region":{"startLine":2,"startColumn":4,"endLine":2,"endColumn":7,"byteOffset":5,"byteLength":3}},\
                "logicalLocations":[{"fullyQualifiedName":"/word"}]}]}
                ],"invocations":[{"executionSuccessful":true,"toolExecutionNotifications":[]}]}]}

                """))
        #expect(
            run.output.hasPrefix(
                """
                {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":\
                {"driver":{"name":"payload-check","version":"\(PayloadCheck.version)",\
                "semanticVersion":"\(PayloadCheck.version)","rules":[{"id":"bad-word",\
                "shortDescription":{"text":"A word is bad."},"fullDescription":{"text":"It hurts."},\
                "defaultConfiguration":{"level":"error"},"helpUri":"https://example.com/words",\
                "properties":{"tags":["text"]}},
                """.trimmingLineFeed))
    }

    @Test func `sarif reports unreadable inputs as notifications`() async {
        let run = await CommandRun("--format", "sarif", "c.json")
        #expect(
            run.output.hasSuffix(
                """
                "results":[

                ],"invocations":[{"executionSuccessful":false,"toolExecutionNotifications":[{"level":"error",\
                "message":{"text":"c.json: No such file or directory"},\
                "locations":[{"physicalLocation":{"artifactLocation":{"uri":"c.json"}}}]}]}]}]}

                """))
    }

    @Test(arguments: [
        ("a/b.json", "a/b.json"), ("./a//b.json", "a/b.json"), ("a/../b.json", "b.json"),
        ("/project/x/a.json", "x/a.json"), ("/projects/a.json", "file:///projects/a.json"),
        ("../a.json", "file:///a.json"), ("../project/a.json", "a.json"), ("/../a.json", "file:///"),
        ("é:%.json", "%C3%A9%3A%25.json"), ("\u{1}\t\n", "%01%09%0A"),
    ])
    func `uris are relative to the working folder where they can be`(_ path: String, _ uri: String) {
        let locations = RelativeLocations(workingDirectory: FilePath("/project"))
        #expect(locations.uri(of: .path(FilePath(path))) == uri)
    }

    @Test func `github commands name file, place and rule`() async {
        let run = await CommandRun("--format", "github", "a.json", files: ["a.json": "bad\nodd hm"])
        #expect(
            run.output == """
                ::error file=a.json,line=1,col=1,endLine=1,endColumn=4,title=bad-word::"bad" is a word that is not \
                wanted%0Ahelp: leave it out
                ::warning file=a.json,line=2,col=1,endLine=2,endColumn=4,title=odd-word::"odd" is a word that is not \
                wanted
                ::notice file=a.json,line=2,col=5,endLine=2,endColumn=7,title=hesitation::"hm" is a word that is not \
                wanted

                """)
    }

    @Test func `github commands are escaped as each place needs`() async {
        let name = "a%:,\r\n::error::\u{1B}[31m.json"
        let run = await CommandRun("--format", "github", name, "no:,%", files: [name: "odd"])
        #expect(
            run.output == """
                ::warning file=a%25%3A%2C%0D%0A%3A%3Aerror%3A%3A␛[31m.json,line=1,col=1,endLine=1,endColumn=4,\
                title=odd-word::"odd" is a word that is not wanted
                ::error file=no%3A%2C%25,title=unreadable::no:,%25: No such file or directory

                """)
    }

    @Test func `github commands for standard input carry the place in the message`() async {
        let run = await CommandRun("--format", "github", input: "odd")
        #expect(run.output == "::warning title=odd-word::<stdin>:1:1: \"odd\" is a word that is not wanted\n")
    }

    @Test func `junit has a case for each input`() async {
        let run = await CommandRun(
            "--format", "junit", "a.json", "b.json", "c.json", "d.json",
            files: ["a.json": "bad bad odd", "b.json": "{}", "d.json": "odd"])
        #expect(
            run.output == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="payload-check">
                <testsuite name="a.json" tests="1" failures="1" errors="0"><testcase classname="payload-check" \
                name="a.json"><failure message="&quot;bad&quot; is a word that is not wanted (and 1 more)" \
                type="bad-word">a.json:1:1: error: &quot;bad&quot; is a word that is not wanted [bad-word]
                   1 | bad bad odd
                     | ^~~
                   at /word
                   help: leave it out
                a.json:1:5: error: &quot;bad&quot; is a word that is not wanted [bad-word]
                   1 | bad bad odd
                     |     ^~~
                   at /word
                   help: leave it out
                </failure><system-out>a.json:1:9: warning: &quot;odd&quot; is a word that is not wanted [odd-word]
                   1 | bad bad odd
                     |         ^~~
                   at /word
                </system-out></testcase></testsuite>
                <testsuite name="b.json" tests="1" failures="0" errors="0"><testcase classname="payload-check" \
                name="b.json"/></testsuite>
                <testsuite name="c.json" tests="1" failures="0" errors="1"><testcase classname="payload-check" \
                name="c.json"><error message="No such file or directory" type="unreadable"/></testcase></testsuite>
                <testsuite name="d.json" tests="1" failures="0" errors="0"><testcase classname="payload-check" \
                name="d.json"><system-out>d.json:1:1: warning: &quot;odd&quot; is a word that is not wanted [odd-word]
                   1 | odd
                     | ^~~
                   at /word
                </system-out></testcase></testsuite>
                </testsuites>

                """)
    }

    @Test(arguments: [
        ("]]>", "]]&gt;"), ("<a href=\"x\">&", "&lt;a href=&quot;x&quot;&gt;&amp;"), ("\u{0}\u{8}\u{1B}", "␀␈␛"),
        ("\u{FFFE}\u{FFFF}", "&lt;U+FFFE&gt;&lt;U+FFFF&gt;"), ("\u{85}\u{202E}", "&lt;U+0085&gt;&lt;U+202E&gt;"),
        ("\n\r\t", "␊␍␉"), ("議程 🎉", "議程 🎉"),
    ])
    func `xml holds no character that it must not hold`(_ text: String, _ escaped: String) {
        #expect(XMLText.escaped(text) == escaped)
    }

    @Test func `several formats are written at once`() async {
        let world = CommandRun.World(files: ["in/a.json": "bad", "in/b.json": "{}"])
        let run = await CommandRun(
            ["--format", "concise", "--format", "json=in/r.json", "--format=junit=r.xml", "in"], in: world)
        #expect(run.output == "in/a.json:1:1: error: \"bad\" is a word that is not wanted [bad-word]\n")
        let json = run.files.contents("in/r.json") ?? ""
        #expect(json.hasPrefix("{\"version\":1,\"inputs\":[\n{\"path\":\"in/a.json\""))
        // The report itself lies in the folder and is no input.
        #expect(
            json.hasSuffix("\"summary\":{\"inputs\":2,\"errors\":1,\"warnings\":0,\"infos\":0,\"unreadable\":0}}\n"))
        #expect(run.files.contents("r.xml")?.hasSuffix("</testsuites>\n") == true)
    }

    @Test func `text stays on standard output beside a report in a file`() async {
        let run = await CommandRun("--format", "json=r.json", "a.json", files: ["a.json": "odd"])
        #expect(run.output.hasPrefix("a.json:1:1: warning:"))
        #expect(run.files.contents("r.json")?.isEmpty == false)
    }

    @Test func `an input is never overwritten by a report`() async {
        let run = await CommandRun(
            "--format", "json=./a.json", "a.json", files: ["a.json": "odd", "./a.json": .link(to: "a.json")])
        #expect(run.errors.hasPrefix("payload-check: --format: ./a.json is an input\n"))
        #expect(run.status == .trouble)
        #expect(run.files.contents("a.json") == "odd")
    }

    @Test func `a report that cannot be created is trouble before anything is read`() async {
        let run = await CommandRun("--format", "json=nowhere/r", "a.json", files: ["a.json": "odd"])
        #expect(run.errors.hasPrefix("payload-check: nowhere/r: No such file or directory\n"))
        #expect(run.output.isEmpty)
        #expect(run.status == .trouble)
    }

    @Test(arguments: ["json", "sarif", "github", "junit"])
    func `machine formats carry no colour`(_ format: String) async {
        let world = CommandRun.World(files: ["a.json": "bad"], isOutputTerminal: true)
        let run = await CommandRun(["--color", "always", "--format", format, "a.json"], in: world)
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test(
        arguments: [
            (["a"], true, [:], true), (["a"], false, [:], false), (["a"], true, ["NO_COLOR": "1"], false),
            (["a"], true, ["NO_COLOR": ""], true), (["a"], true, ["TERM": "dumb"], false),
            (["--color", "always", "a"], false, ["NO_COLOR": "1"], true), (["--color=never", "a"], true, [:], false),
        ] as [([String], Bool, [String: String], Bool)])
    func `colour is for terminals`(
        _ arguments: [String], _ isTerminal: Bool, _ variables: [String: String], _ isColoured: Bool
    ) async {
        let world = CommandRun.World(files: ["a": "bad"], variables: variables, isOutputTerminal: isTerminal)
        let run = await CommandRun(arguments, in: world)
        #expect(run.output.contains("\u{1B}[1;31m") == isColoured)
    }
}

extension String {
    fileprivate var trimmingLineFeed: String {
        hasSuffix("\n") ? String(dropLast()) : self
    }
}
