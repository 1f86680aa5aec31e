/// Batches on their way from the reader to the workers, so that a worker that is done goes on without the reader.
///
/// It does not bound itself: the reader puts in only what the output has admitted.
actor BatchQueue {
    /// A batch and its number among all.
    struct Entry: Sendable {
        let batch: Batch
        let number: Int
    }

    private var entries: [Entry] = []
    private var waiting: [CheckedContinuation<Entry?, Never>] = []
    private var isEnded = false

    /// Gives a batch to a worker that waits, or keeps it for the next.
    func put(_ batch: Batch, number: Int) {
        let entry = Entry(batch: batch, number: number)
        if let worker = waiting.popLast() {
            worker.resume(returning: entry)
        } else {
            entries.append(entry)
        }
    }

    /// The next batch, as soon as there is one; nil when no more come.
    func take() async -> Entry? {
        if !entries.isEmpty { return entries.removeFirst() }
        if isEnded { return nil }
        return await withCheckedContinuation { waiting.append($0) }
    }

    /// Says that no more come.
    func end() {
        isEnded = true
        waiting.forEach { $0.resume(returning: nil) }
        waiting = []
    }
}
