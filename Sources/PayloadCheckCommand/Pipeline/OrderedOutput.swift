import NotificationPayload

/// Puts the results of workers into the order of the inputs, and bounds how many are under way.
actor OrderedOutput {
    /// The batches under way for each worker: read, being judged, or waiting for an earlier one.
    private static let depth = 4

    private let jobs: Int
    private var destinations: [Destination]
    private let console: Console
    private var progress: Progress

    private var waiting: [Int: Judge.Result] = [:]
    private var admitted = 0
    private var written = 0
    private var gate: CheckedContinuation<Void, Never>?
    private var summary = Summary()

    init(jobs: Int, destinations: [Destination], console: Console, progress: Progress) {
        self.jobs = jobs
        self.destinations = destinations
        self.console = console
        self.progress = progress
    }

    /// How a run ended.
    struct Ending: Sendable {
        let summary: Summary
        let destinations: [Destination]

        /// The status of the run. What could not be written is complained about, and is trouble.
        func status(failOn: Severity?, complainingTo console: Console) -> CommandStatus {
            var status = summary.status(failOn: failOn)
            for destination in destinations {
                guard case .failed(let reason) = destination.state else { continue }
                console.complain("\(destination.name): \(reason)")
                status = .trouble
            }
            return status
        }
    }

    /// Writes what stands before the entries.
    func open() {
        for index in destinations.indices { destinations[index].open() }
    }

    /// Waits until one more batch may be under way, and gives its number; nil if nobody reads the results any more.
    ///
    /// Only one caller may wait at a time.
    func admit() async -> Int? {
        if isFull {
            await withCheckedContinuation { gate = $0 }
        }
        guard destinations.contains(where: { $0.state == .open }) else { return nil }
        admitted += 1
        return admitted - 1
    }

    /// Takes the result of a batch, and writes it and those that waited for it.
    func deliver(_ result: Judge.Result, of number: Int) {
        waiting[number] = result
        while let next = waiting.removeValue(forKey: written) {
            written += 1
            write(next)
        }
        if !isFull, let open = gate {
            gate = nil
            open.resume()
        }
    }

    /// Writes what stands after the entries.
    func close() -> Ending {
        progress.clear()
        for index in destinations.indices { destinations[index].close(summary) }
        return Ending(summary: summary, destinations: destinations)
    }

    private var isFull: Bool {
        admitted - written >= Self.depth * jobs
    }

    private func write(_ result: Judge.Result) {
        if result.fragments.contains(where: { !$0.isEmpty }) || !result.summary.unreadable.isEmpty {
            progress.clear()
        }
        for input in result.summary.unreadable {
            console.complain("\(input.name.text): \(input.reason)")
        }
        for (index, fragment) in result.fragments.enumerated() { destinations[index].add(fragment) }
        summary.add(result.summary)
        progress.show(summary)
    }
}
