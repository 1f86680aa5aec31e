extension CommandEnvironment {
    /// The process's own arguments, streams and files. A broken pipe becomes an outcome of writing.
    package static func process() -> CommandEnvironment {
        SystemCalls.fillClosedStreams()
        SystemCalls.ignoreBrokenPipes()
        let started = ContinuousClock.now
        return CommandEnvironment(
            arguments: SystemCalls.arguments(),
            variable: { SystemCalls.variable($0) },
            standardInput: ByteReader(file: .standardInput),
            standardOutput: ByteWriter(file: .standardOutput),
            standardError: ByteWriter(file: .standardError),
            files: .system,
            workingDirectory: SystemCalls.workingDirectory(),
            cores: SystemCalls.cores(),
            now: { ContinuousClock.now - started })
    }

    /// Ends the process with a status.
    package static func exit(_ status: CommandStatus) -> Never {
        SystemCalls.exit(status.rawValue)
    }
}

extension FileSystem {
    /// The system's files.
    package static let system = FileSystem(
        status: { path throws(FileError) in try SystemCalls.status(path) },
        entries: { path throws(FileError) in try SystemCalls.entries(path) },
        open: { path throws(FileError) in ByteReader(file: try SystemCalls.openForReading(path)) },
        create: { path throws(FileError) in ByteWriter(file: try SystemCalls.create(path)) })
}

extension ByteReader {
    fileprivate init(file: OpenFile) {
        self.init(isTerminal: SystemCalls.isTerminal(file)) { SystemCalls.read(file, maximum: $0) }
    }
}

extension ByteWriter {
    fileprivate init(file: OpenFile) {
        self.init(isTerminal: SystemCalls.isTerminal(file)) { SystemCalls.write(file, $0) }
    }
}
