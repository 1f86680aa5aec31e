/// What is known of one notification: the content to begin with, and what each stage has added to it.
///
/// There is something to deliver from the first moment on, and it only grows.
struct ProcessingRecord: Sendable {
    private struct Stage: Sendable {
        var name: StageName
        var began: Duration?
        var ended: Duration?
        var bytes = 0
        var outcome = StageOutcome.notStarted
        var edit: ContentEdit?
    }

    private let seed: NotificationContent
    private var stages: [Stage]
    var report = ReportOutcome.notConfigured

    init(seed: NotificationContent, stages: [StageName] = []) {
        self.seed = seed
        self.stages = stages.map { Stage(name: $0) }
    }

    /// The best there is now: every edit so far, in the order of the stages, whenever they came.
    var content: NotificationContent {
        stages.reduce(seed) { content, stage in stage.edit?.applied(to: content) ?? content }
    }

    mutating func begin(_ stage: Int, at time: Duration) {
        stages[stage].began = time
        stages[stage].outcome = .running
    }

    mutating func count(_ bytes: Int, in stage: Int) {
        stages[stage].bytes &+= max(bytes, 0)
    }

    mutating func finish(_ stage: Int, with edit: ContentEdit, at time: Duration) {
        stages[stage].edit = edit
        stages[stage].outcome = stages[stage].outcome == .abandoned ? .finishedLate : .finished
        stages[stage].ended = time
    }

    /// Gives a stage up. What it finds before the delivery still counts.
    mutating func abandon(_ stage: Int, at time: Duration) {
        guard stages[stage].outcome == .running else { return }
        stages[stage].outcome = .abandoned
        stages[stage].ended = time
    }

    /// Ends a stage without an edit. A stage that was abandoned stays so.
    mutating func end(_ stage: Int, as outcome: StageOutcome, at time: Duration) {
        guard stages[stage].outcome != .abandoned else { return }
        stages[stage].outcome = outcome
        stages[stage].ended = time
    }

    /// Adds an edit without a stage.
    mutating func add(_ edit: ContentEdit, as name: StageName) {
        stages.append(Stage(name: name, outcome: .finished, edit: edit))
    }

    /// Why it is complete, once all stages have ended.
    var completion: DeliveryReason {
        var refused: [StageName] = []
        var without: [StageName] = []
        for stage in stages {
            switch stage.outcome {
            case .finished, .finishedLate: break
            case .failed(let failure) where failure.isRefusalForMemory: refused.append(stage.name)
            default: without.append(stage.name)
            }
        }
        if !refused.isEmpty { return .refusedForMemory(refused) }
        return without.isEmpty ? .completed : .completedWithout(without)
    }

    func trace(at time: Duration, laterCalls: Int) -> ProcessingTrace {
        ProcessingTrace(
            stages: stages.map { stage in
                let worked = stage.began.map { (stage.ended ?? time) - $0 } ?? .zero
                return ProcessingTrace.StageTrace(
                    name: stage.name, milliseconds: worked.wholeMilliseconds, bytes: stage.bytes,
                    outcome: stage.outcome)
            },
            report: report, milliseconds: time.wholeMilliseconds, laterCalls: laterCalls)
    }
}
