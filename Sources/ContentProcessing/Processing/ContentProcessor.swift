internal import Locking

/// Improves the content of notifications by stages, and always delivers, exactly once, whatever the stages do.
///
/// A processor is a value without state: any number of notifications can be in flight, and none knows of another.
public struct ContentProcessor: Sendable {
    /// The stages in the order in which they run: the required ones, then the optional ones.
    public let stages: [ContentStage]
    /// How much time and memory they have.
    public let budget: ProcessingBudget
    /// What stands in for a placeholder from the first moment.
    public let safeText: SafeText?
    /// The delivery report that is made beside the stages.
    public let report: DeliveryReport?

    private let makeTime: @Sendable () -> ProcessingTime
    private let spawn: Spawn

    /// Starts work that nobody waits for.
    package typealias Spawn = @Sendable (@escaping @Sendable () async -> Void) -> Task<Void, Never>

    /// Makes a processor. The stages keep their order within the required and within the optional ones.
    public init(
        stages: [ContentStage] = [], report: DeliveryReport? = nil, budget: ProcessingBudget = ProcessingBudget(),
        safeText: SafeText? = nil, clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.init(
            stages: stages, report: report, budget: budget, safeText: safeText, clock: clock,
            spawn: { work in Task { await work() } })
    }

    package init(
        stages: [ContentStage], report: DeliveryReport?, budget: ProcessingBudget, safeText: SafeText?,
        clock: some Clock<Duration>, spawn: @escaping Spawn
    ) {
        self.stages = stages.filter(\.isRequired) + stages.filter { !$0.isRequired }
        self.budget = budget
        self.safeText = safeText
        self.report = report
        makeTime = { ProcessingTime(clock) }
        self.spawn = spawn
    }

    /// Starts on a notification.
    ///
    /// `deliver` is called exactly once: when the stages are done, at ``Processing/expire()``, at
    /// ``Processing/cancel()``, or when the returned value goes away, whichever comes first. It is called on any thread,
    /// and before this returns where there is nothing to do. It must not wait for another thread that might call
    /// `expire()`.
    public func process(
        _ content: NotificationContent, deliver: @escaping @Sendable (Delivery) -> Void
    ) -> Processing {
        let time = makeTime()
        let record = ProcessingRecord(seed: safeText?.seed(for: content) ?? content, stages: stages.map(\.name))
        let gate = DeliveryGate(record: record, elapsed: time.elapsed, deliver: deliver)
        let run = ProcessingRun(stages: stages, budget: budget, time: time, spawn: spawn, gate: gate)
        run.start(report: report, of: content.userInfo)
        return Processing(run)
    }

    /// Processes a notification and returns what is to be shown. Cancelling the task delivers at once.
    public func process(_ content: NotificationContent) async -> Delivery {
        let waiting = Locked<CheckedContinuation<Delivery, Never>?>(nil)
        let running = Locked<Processing?>(nil)
        // The processing has to outlive the wait, or it would deliver as dropped.
        defer { running.withLock { $0 = nil } }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiting.withLock { $0 = continuation }
                let processing = process(content) { delivery in
                    waiting.withLock { waiting in
                        defer { waiting = nil }
                        return waiting
                    }?.resume(returning: delivery)
                }
                running.withLock { $0 = processing }
                if Task.isCancelled { processing.cancel() }
            }
        } onCancel: {
            running.withLock { $0 }?.cancel()
        }
    }
}
