/// A line on a terminal that says how far lasting work has come.
struct Progress: Sendable {
    private static let patience = Duration.seconds(1)
    private static let interval = Duration.milliseconds(200)

    private let writer: ByteWriter?
    private let now: @Sendable () -> Duration
    private let started: Duration
    private var shown: Duration?
    private var isVisible = false

    /// Shows nothing unless standard error is a terminal, and nothing on one that cannot erase a line.
    init(in environment: CommandEnvironment, isQuiet: Bool) {
        let isUseful = environment.standardError.isTerminal && environment.variable("TERM") != "dumb" && !isQuiet
        writer = isUseful ? environment.standardError : nil
        now = environment.now
        started = isUseful ? environment.now() : .zero
    }

    /// Shows how many payloads are done, if the work has lasted and the line is not fresh.
    mutating func show(_ summary: Summary) {
        guard let writer else { return }
        let time = now()
        guard time - started >= Self.patience, shown.map({ time - $0 >= Self.interval }) ?? true else { return }
        _ = writer.write("\r\u{1B}[K\(Summary.counted(summary.inputs, "payload")) …")
        shown = time
        isVisible = true
    }

    /// Takes the line away before something else is printed.
    mutating func clear() {
        guard isVisible, let writer else { return }
        _ = writer.write("\r\u{1B}[K")
        isVisible = false
    }
}
