/// What a service extension would do with a payload: whether it runs, with which stages, and what would be shown.
public struct ContentPlan: Sendable, Hashable {
    /// Why it would not run; nil where it would.
    public let obstacle: ExtensionObstacle?
    /// The stages in the order in which they would run, with their bounds; none where it would not run.
    public let stages: [Stage]
    /// The latest moment of the delivery, whatever the stages do, from the start.
    public let latestDelivery: Duration
    /// What would be shown if every stage finished: with the edits that are known without fetching anything.
    public let atCompletion: NotificationContent
    /// What would be shown if time ran out before any stage had finished.
    public let atExpiry: NotificationContent

    /// One stage of a plan.
    public struct Stage: Sendable, Hashable {
        /// What it is called.
        public let name: StageName
        /// Whether it comes before the optional ones.
        public let isRequired: Bool
        /// The most time it would have, if all stages before it took all of theirs. Nothing means that it would be
        /// skipped then.
        public let time: Duration
        /// The most time it would have, if the stages before it took none.
        public let share: Duration
        /// The most bytes it holds.
        public let memory: Int
        /// Whether it would be refused because that is more than the budget has.
        public let isOverMemory: Bool
        /// Whether what it changes is part of ``ContentPlan/atCompletion``.
        public let isForeseen: Bool
    }
}

extension ContentPlan {
    /// Plans what a processor would do with a delivered payload.
    public init(for payload: UserInfo, with processor: ContentProcessor) {
        let content = NotificationContent(payload: payload)
        let obstacle = ExtensionObstacle(payload)
        self.obstacle = obstacle
        guard obstacle == nil else {
            stages = []
            latestDelivery = .zero
            atCompletion = content
            atExpiry = content
            return
        }
        let seed = processor.safeText?.seed(for: content) ?? content
        let budget = processor.budget
        var elapsed = Duration.zero
        var edited = seed
        stages = processor.stages.map { stage in
            let isOverMemory = stage.memory > budget.memory
            let isSkipped = budget.skips(stage, from: elapsed)
            let time = isOverMemory || isSkipped ? .zero : budget.deadline(of: stage, from: elapsed) - elapsed
            elapsed += time
            if !isOverMemory, let edit = stage.foresee?(edited) { edited = edit.applied(to: edited) }
            return Stage(
                name: stage.name, isRequired: stage.isRequired, time: time,
                share: budget.deadline(of: stage, from: .zero), memory: stage.memory, isOverMemory: isOverMemory,
                isForeseen: stage.foresee != nil && !isOverMemory)
        }
        latestDelivery = max(elapsed, min(processor.report == nil ? .zero : budget.reportHeadStart, budget.work))
        atCompletion = edited
        atExpiry = seed
    }
}
