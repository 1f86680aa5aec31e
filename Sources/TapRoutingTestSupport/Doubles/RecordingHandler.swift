public import TapRouting

/// A handler for a queue in a test: it records the taps it was given, and answers as it is told.
///
/// ```swift
/// let handler = RecordingHandler<NotificationTap>()
/// model.taps.attach(named: "root", handler.handle)
/// try await handler.receives(1)
/// ```
@MainActor
public final class RecordingHandler<Tap: ParkableTap> {
    /// The taps it was given, the first one first.
    public private(set) var taps: [Tap] = []

    /// What it answers; nil waits for ``answer(_:)``.
    public var answer: TapAnswer?

    /// How many deliveries wait for an answer.
    public var waitingCount: Int { waiting.count }

    private var waiting: [CheckedContinuation<TapAnswer, Never>] = []

    /// Makes a handler that answers every tap alike; with nil, it waits to be told.
    public nonisolated init(answering answer: TapAnswer? = .handled) {
        self.answer = answer
    }

    /// What a queue is given.
    public func handle(_ tap: Tap) async -> TapAnswer {
        taps.append(tap)
        if let answer { return answer }
        return await withCheckedContinuation { waiting.append($0) }
    }

    /// Answers the delivery that has waited longest. Without one, nothing happens.
    public func answer(_ answer: TapAnswer) {
        if !waiting.isEmpty { waiting.removeFirst().resume(returning: answer) }
    }

    /// Waits until it was given that many taps in all.
    ///
    /// - Throws: ``ScenarioFailure`` when fewer have come after the time, or more than that at any moment.
    public func receives(_ count: Int, within limit: Duration = .seconds(5)) async throws {
        let clock = ContinuousClock()
        let deadline = clock.now + limit
        while taps.count < count, clock.now < deadline {
            try await Task.sleep(for: .milliseconds(1))
        }
        // One that is on its way comes now.
        for _ in 0..<20 { await Task.yield() }
        guard taps.count == count else {
            let routes = taps.isEmpty ? "" : ": " + taps.map { $0.routeName }.joined(separator: ", ")
            throw ScenarioFailure(
                message:
                    "expected \(count) \(count == 1 ? "tap" : "taps") at the handler, found \(taps.count)\(routes)",
                trace: [])
        }
    }
}
