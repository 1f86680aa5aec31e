/// A notification in the works. Keep it until the delivery: when it goes away, what there is gets delivered.
public final class Processing: Sendable {
    private let run: ProcessingRun

    init(_ run: ProcessingRun) {
        self.run = run
    }

    /// Delivers now, because the system says that time is up.
    ///
    /// When it returns, the content has been handed over, by this call or by an earlier one.
    public func expire() {
        run.end(.expired, waits: true)
    }

    /// Delivers now and abandons the work. Never waits: a delivery that another thread is making may still be going on.
    public func cancel() {
        run.end(.cancelled, waits: false)
    }

    /// What has happened so far.
    public var trace: ProcessingTrace {
        run.gate.trace
    }

    deinit {
        run.drop()
    }
}
