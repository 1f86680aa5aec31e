/// Everything the command takes from the world and gives to it, so that a test can run it in process.
package struct CommandEnvironment: Sendable {
    /// The arguments after the program's name.
    package var arguments: [FilePath]

    /// The value of an environment variable, or nil.
    package var variable: @Sendable (_ name: String) -> String?

    /// Where `-` is read from.
    package var standardInput: ByteReader

    /// Where reports and help go.
    package var standardOutput: ByteWriter

    /// Where complaints, the summary and the progress go.
    package var standardError: ByteWriter

    /// Where paths lead.
    package var files: FileSystem

    /// The folder that relative paths start from; nil where it cannot be told.
    package var workingDirectory: FilePath?

    /// How many workers are worth having.
    package var cores: Int

    /// The time since some fixed moment, for the progress.
    package var now: @Sendable () -> Duration

    /// Takes all as they are.
    package init(
        arguments: [FilePath], variable: @escaping @Sendable (_ name: String) -> String?,
        standardInput: ByteReader, standardOutput: ByteWriter, standardError: ByteWriter, files: FileSystem,
        workingDirectory: FilePath?, cores: Int, now: @escaping @Sendable () -> Duration
    ) {
        self.arguments = arguments
        self.variable = variable
        self.standardInput = standardInput
        self.standardOutput = standardOutput
        self.standardError = standardError
        self.files = files
        self.workingDirectory = workingDirectory
        self.cores = cores
        self.now = now
    }
}
