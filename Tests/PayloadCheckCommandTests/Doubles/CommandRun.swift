import Locking

@testable import PayloadCheckCommand

/// One run of the command in process, with what came out of it.
struct CommandRun {
    let status: CommandStatus
    let output: String
    let errors: String
    let files: FakeFiles

    /// What differs from run to run.
    struct World {
        var input: ByteReader = .bytes([], isTerminal: true)
        var files: [String: FakeFiles.Node] = [:]
        var variables: [String: String] = [:]
        var isOutputTerminal = false
        var isErrorTerminal = false
        var outputOutcome: @Sendable (_ written: Int) -> ByteWriter.Outcome = { _ in .written }
        var now: @Sendable () -> Duration = { .zero }
        var workingDirectory: String? = "/project"
        var command = FakeInspection.command
    }

    init(_ arguments: String..., in world: World = World()) async {
        await self.init(arguments, in: world)
    }

    init(_ arguments: String..., input: String) async {
        await self.init(arguments, in: World(input: .bytes(Array(input.utf8))))
    }

    init(_ arguments: String..., files: [String: FakeFiles.Node]) async {
        await self.init(arguments, in: World(files: files))
    }

    init(_ arguments: [String], in world: World) async {
        let output = Locked<[UInt8]>([])
        let errors = Locked<[UInt8]>([])
        files = FakeFiles(world.files)
        let environment = CommandEnvironment(
            arguments: arguments.map { FilePath($0) },
            variable: { [variables = world.variables] in variables[$0] },
            standardInput: world.input,
            standardOutput: ByteWriter(isTerminal: world.isOutputTerminal) { [outcome = world.outputOutcome] bytes in
                output.withLock { output in
                    output += bytes
                    return outcome(output.count)
                }
            },
            standardError: ByteWriter(isTerminal: world.isErrorTerminal) { bytes in
                errors.withLock { $0 += bytes }
                return .written
            },
            files: files.system, workingDirectory: world.workingDirectory.map { FilePath($0) }, cores: 2,
            now: world.now)
        status = await world.command.run(in: environment)
        self.output = output.withLock { String(decoding: $0, as: UTF8.self) }
        self.errors = errors.withLock { String(decoding: $0, as: UTF8.self) }
    }
}
