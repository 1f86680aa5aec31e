import ContentProcessing
import Locking

/// Keeps the jobs of tasks until a test runs them, one at a time, in any order.
final class StepExecutor: TaskExecutor {
    private let jobs = Locked<[UnownedJob]>([])

    var count: Int { jobs.withLock { $0.count } }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs a job up to its next suspension.
    func run(_ index: Int) {
        let job = jobs.withLock { $0.remove(at: index) }
        unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }

    /// Runs jobs, the oldest first, until there are none.
    func runAll() {
        while count > 0 { run(0) }
    }

    func spawn(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        Task(executorPreference: self) { await work() }
    }
}
