/// A report and where it is written.
struct Destination: Sendable {
    let report: any Report
    let writer: ByteWriter
    /// What a complaint calls it.
    let name: String

    /// Whether an entry stands there already.
    private var hasEntries = false
    private(set) var state = State.open

    init(report: any Report, writer: ByteWriter, name: String) {
        self.report = report
        self.writer = writer
        self.name = name
    }

    enum State: Sendable, Hashable {
        case open
        /// The reader has gone away, which is its right.
        case closed
        case failed(String)
    }

    mutating func open() {
        write(report.opening())
    }

    /// Adds entries after those before.
    mutating func add(_ entries: [UInt8]) {
        guard !entries.isEmpty else { return }
        let isFirst = !hasEntries
        hasEntries = true
        write(isFirst || report.separator.isEmpty ? entries : Array(report.separator.utf8) + entries)
    }

    mutating func close(_ summary: Summary) {
        write(report.closing(summary))
    }

    private mutating func write(_ bytes: [UInt8]) {
        guard state == .open, !bytes.isEmpty else { return }
        switch writer.write(bytes) {
        case .written: break
        case .closed: state = .closed
        case .failed(let reason): state = .failed(reason)
        }
    }
}
