import Foundation
import Testing

@testable import PayloadCheckCommand

/// The program itself, as a shell would run it.
@Suite(.enabled(if: Program.url != nil))
struct BinaryTests {
    @Test(
        arguments: [
            ([], "{}\n", 0), (["--kind", "json"], "[1,]", 1), (["--bogus"], "", 2), (["/nonexistent"], "", 2),
            (["--format", "json", "/dev/null", "--kind", "json"], "", 1),
            (["--fail-on", "never", "--kind=json"], "[", 0),
        ] as [([String], String, Int32)])
    func `the process ends with the status`(_ arguments: [String], _ input: String, _ status: Int32) throws {
        let contract = arguments == [] ? ["--contract", "none", "--kind", "json"] : []
        let result = try Program.run(arguments + contract, input: Data(input.utf8))
        #expect(result.status == status)
    }

    @Test func `standard input is read and both outputs are written`() throws {
        let result = try Program.run(["--kind", "json", "--format", "concise"], input: Data("{\n[".utf8))
        #expect(result.output.hasPrefix("<stdin>:2:1: error: "))
        #expect(result.errors == "1 payload: 1 error, 0 warnings, 0 infos\n")
    }

    @Test func `a file whose name is no text is read`() throws {
        try Program.inFolder { folder in
            let shell = "printf '[' > \"$(printf 'a\\377.json')\" && exec \"$0\" --kind json --format concise ."
            let result = try Program.shell(shell, in: folder)
            #expect(result.output.hasPrefix("./a\u{FFFD}.json:1:"))
            #expect(result.status == 1)
        }
    }

    @Test func `a loop of links, a pipe in a folder and a missing right are no hindrance`() throws {
        try Program.inFolder { folder in
            let shell = """
                mkdir -p p/q && ln -s .. p/q/up && ln -s self.json p/self.json && mkfifo p/f.json && printf '[' > p/a.json \
                && exec "$0" --kind json --format concise p
                """
            let result = try Program.shell(shell, in: folder)
            #expect(result.output.hasPrefix("p/a.json:1:"))
            #expect(result.output.split(separator: "\n").count == 1)
            #expect(result.errors.hasPrefix("payload-check: p/self.json: "))
            #expect(result.status == 2)
        }
    }

    @Test func `a named pipe is read when it is named`() throws {
        try Program.inFolder { folder in
            let shell = "mkfifo f && { printf '[' > f & } && exec \"$0\" --kind json --format concise f"
            let result = try Program.shell(shell, in: folder)
            #expect(result.output.hasPrefix("f:1:"))
            #expect(result.status == 1)
        }
    }

    @Test func `a broken pipe ends the process quietly`() throws {
        try Program.inFolder { folder in
            let shell = """
                yes '[' | head -n 500000 > s.ndjson; { "$0" --kind json --format concise s.ndjson; echo "status $?" >&2; } \
                | head -n 1
                """
            let result = try Program.shell(shell, in: folder)
            #expect(result.output.hasPrefix("s.ndjson:1:"))
            #expect(result.errors == "status 1\n")
        }
    }

    @Test func `closed standard streams do not let a report go astray`() throws {
        try Program.inFolder { folder in
            let shell = "printf '[' > a; \"$0\" --kind json --format json=r a <&- >&- 2>&-; echo $?; tail -n 1 r"
            let result = try Program.shell(shell, in: folder)
            #expect(
                result.output == """
                    2
                    ],"summary":{"inputs":1,"errors":1,"warnings":0,"infos":0,"unreadable":0}}

                    """)
        }
    }

    @Test func `a finding that a closed output does not take is trouble`() throws {
        try Program.inFolder { folder in
            let result = try Program.shell("printf '[' > a; \"$0\" --kind json --quiet a >&-", in: folder)
            #expect(result.errors == "payload-check: standard output: Bad file descriptor\n")
            #expect(result.status == 2)
        }
    }

    @Test func `a closed standard input cannot be read`() throws {
        try Program.inFolder { folder in
            let result = try Program.shell("\"$0\" --kind json --quiet - <&-", in: folder)
            #expect(result.output == "")
            #expect(result.errors == "payload-check: <stdin>: Bad file descriptor\n")
            #expect(result.status == 2)
        }
    }

    @Test func `a line of a slow stream is answered before the next one comes`() throws {
        try Program.inFolder { folder in
            let shell = """
                mkfifo in out; "$0" --kind json --ndjson --format concise in > out 2> /dev/null & \
                exec 4< out 3> in; echo '[' >&3; read -r first <&4; echo '{' >&3; read -r second <&4; \
                echo "${first%%: error*} ${second%%: error*}"; exec 3>&-; wait
                """
            let result = try Program.shell(shell, in: folder)
            #expect(result.output == "in:1:2 in:2:2\n")
        }
    }

    #if os(Linux)
    @Test func `a full disk is trouble`() throws {
        try Program.inFolder { folder in
            let result = try Program.shell("printf '[' | \"$0\" --kind json --quiet > /dev/full", in: folder)
            #expect(result.errors == "payload-check: standard output: No space left on device\n")
            #expect(result.status == 2)
        }
    }

    @Test(arguments: [1, 2])
    func `a stream of 200,000 lines takes less than 64 MiB`(_ jobs: Int) throws {
        try Program.inFolder { folder in
            let payload = #"{"aps":{"alert":{"title":"SITCON","body":"議程"}}}"#
            let stream = String(repeating: payload + "\n", count: 1000)
            let url = folder.appendingPathComponent("lines")
            try Data(stream.utf8).write(to: url)
            // The peak is asked for again and again; the stream ends late, so that the last answer holds all of it.
            let shell = """
                mkfifo in && { i=0; while [ $i -lt 200 ]; do cat lines; i=$((i+1)); done; sleep 1; } > in & \
                "$0" --ndjson --jobs \(jobs) --contract none --fail-on never --format json in > /dev/null & \
                while [ -r /proc/$!/status ] && s=$(grep VmHWM /proc/$!/status); do last=$s; sleep 0.05; done; \
                wait $!; echo "$last"
                """
            let result = try Program.shell(shell, in: folder)
            let peak = try #require(result.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.last)
            print("jobs \(jobs): VmHWM \(peak) kB")
            #expect(peak < 64 * 1024)
            #expect(result.errors.hasPrefix("200000 payloads: "))
        }
    }
    #endif
}
