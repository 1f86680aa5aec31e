internal import Locking

/// Runs the stages of one notification, each within its time, and none of them awaited.
///
/// There is no task that leads the others: whatever ends a stage's turn (its result, its deadline) starts the next one.
/// So there is nothing that a stage which hangs could hold up. Nothing foreign is called under the lock.
final class ProcessingRun: Sendable {
    private struct State: Sendable {
        /// The stage whose turn it is.
        var current: Int?
        var next = 0
        var hasBegun = false
        /// What can be cancelled, by stage: the work and the alarm.
        var tasks: [Int: [Task<Void, Never>]] = [:]
        var reportIsAwaited = false
        var isOver = false
    }

    private enum Step: Sendable {
        case none
        case begin(Int, until: Duration)
        case complete
    }

    let gate: DeliveryGate
    private let stages: [ContentStage]
    private let budget: ProcessingBudget
    private let time: ProcessingTime
    private let spawn: ContentProcessor.Spawn
    private let state = Locked(State())

    init(
        stages: [ContentStage], budget: ProcessingBudget, time: ProcessingTime,
        spawn: @escaping ContentProcessor.Spawn, gate: DeliveryGate
    ) {
        self.stages = stages
        self.budget = budget
        self.time = time
        self.spawn = spawn
        self.gate = gate
    }

    func start(report: DeliveryReport?, of userInfo: UserInfo) {
        if let report {
            gate.update { $0.report = .pending }
            let headStart = min(budget.reportHeadStart, budget.work)
            state.withLock { $0.reportIsAwaited = headStart > .zero }
            if headStart > .zero { alarm(at: headStart) { $0.reportIsNoLongerAwaited() } }
            _ = spawn { [self] in
                let outcome = await report.make(of: userInfo) { outcome in
                    self.gate.update { $0.report = outcome }
                }
                gate.update { $0.report = outcome }
                reportIsNoLongerAwaited()
            }
        }
        advance(from: nil)
    }

    /// Delivers for a reason from outside, then stops the work. In this order: what is cancelled may take its time.
    func end(_ reason: DeliveryReason, waits: Bool) {
        gate.resolve(waits: waits) { _ in reason }
        stop()
    }

    /// The same for a processing that nobody holds; no call to count where it is over.
    func drop() {
        guard !state.withLock({ $0.isOver }) else { return }
        end(.dropped, waits: false)
    }

    /// Gives the turn to the next stage, if it is still this one's turn.
    private func advance(from stage: Int?) {
        let now = time.elapsed()
        let step = state.withLock { state -> Step in
            guard !state.isOver, state.current == stage else { return .none }
            state.hasBegun = true
            state.current = nil
            while state.next < stages.count {
                let index = state.next
                state.next += 1
                guard mayBegin(index, at: now) else { continue }
                state.current = index
                return .begin(index, until: budget.deadline(of: stages[index], from: now))
            }
            state.isOver = !state.reportIsAwaited
            return state.isOver ? .complete : .none
        }
        perform(step, at: now)
    }

    private func mayBegin(_ index: Int, at now: Duration) -> Bool {
        if stages[index].memory > budget.memory {
            gate.update { $0.end(index, as: .failed(.overMemoryBudget), at: now) }
            return false
        }
        if budget.skips(stages[index], from: now) {
            gate.update { $0.end(index, as: .skipped, at: now) }
            return false
        }
        return true
    }

    private func perform(_ step: Step, at now: Duration) {
        switch step {
        case .none: break
        case .begin(let index, let deadline): begin(index, at: now, until: deadline)
        case .complete:
            gate.resolve(waits: false) { $0.completion }
            stop()
        }
    }

    private func begin(_ index: Int, at now: Duration, until deadline: Duration) {
        gate.update { $0.begin(index, at: now) }
        let stage = stages[index]
        let input = StageInput(content: gate.content, time: deadline - now) { [gate] bytes in
            gate.update { $0.count(bytes, in: index) }
        }
        keep(
            spawn { [self] in
                do {
                    let edit = try await stage.work(input)
                    let now = time.elapsed()
                    gate.update { $0.finish(index, with: edit, at: now) }
                } catch {
                    let now = time.elapsed()
                    gate.update { $0.end(index, as: .failed(StageFailure(error)), at: now) }
                }
                advance(from: index)
                cancelTasks(of: index)
            }, of: index)
        alarm(at: deadline, of: index) { run in
            let now = run.time.elapsed()
            run.gate.update { $0.abandon(index, at: now) }
            run.advance(from: index)
            run.cancelTasks(of: index)
        }
    }

    private func alarm(at deadline: Duration, of index: Int = -1, _ action: @escaping @Sendable (ProcessingRun) -> Void)
    {
        keep(
            spawn { [self] in
                // A clock that fails is a clock that has run out, or nothing would end a stage that hangs.
                try? await time.sleep(deadline)
                if !Task.isCancelled { action(self) }
            }, of: index)
    }

    private func reportIsNoLongerAwaited() {
        let step = state.withLock { state -> Step in
            guard state.reportIsAwaited else { return .none }
            state.reportIsAwaited = false
            guard !state.isOver, state.current == nil, state.hasBegun, state.next == stages.count else { return .none }
            state.isOver = true
            return .complete
        }
        perform(step, at: time.elapsed())
    }

    private func keep(_ task: Task<Void, Never>, of index: Int) {
        let isOver = state.withLock { state in
            if !state.isOver { state.tasks[index, default: []].append(task) }
            return state.isOver
        }
        if isOver { task.cancel() }
    }

    private func cancelTasks(of index: Int) {
        for task in state.withLock({ $0.tasks.removeValue(forKey: index) }) ?? [] { task.cancel() }
    }

    private func stop() {
        let tasks = state.withLock { state in
            state.isOver = true
            defer { state.tasks = [:] }
            return state.tasks.values.flatMap { $0 }
        }
        for task in tasks { task.cancel() }
    }
}
