/// One step that may improve a notification's content.
///
/// A stage is given the content as it stands and returns an edit. It may throw, hang or ignore its cancellation: the
/// processor does not wait for it beyond its share of the time.
public struct ContentStage: Sendable {
    /// What it is called.
    public let name: StageName
    /// Whether it comes before the optional ones.
    public let isRequired: Bool
    /// The most time it may take.
    public let share: Duration
    /// The least time that makes a start worthwhile: with less left, the stage is skipped.
    public let least: Duration
    /// The most bytes it holds at once. A stage over the budget's memory is not started.
    public let memory: Int
    /// What it would change, where that is known without waiting for anything; for a ``ContentPlan``.
    public let foresee: (@Sendable (NotificationContent) -> ContentEdit)?
    /// The work itself.
    public let work: @Sendable (StageInput) async throws -> ContentEdit

    /// Makes a stage; a negative time counts as none, and so does a negative memory.
    public init(
        _ name: StageName, isRequired: Bool = false, share: Duration, least: Duration = .zero, memory: Int = 0,
        foresee: (@Sendable (NotificationContent) -> ContentEdit)? = nil,
        work: @escaping @Sendable (StageInput) async throws -> ContentEdit
    ) {
        self.name = name
        self.isRequired = isRequired
        self.share = max(share, .zero)
        self.least = max(least, .zero)
        self.memory = max(memory, 0)
        self.foresee = foresee
        self.work = work
    }
}

/// What a stage is given.
public struct StageInput: Sendable {
    /// The content with the edits of all stages that have finished.
    public let content: NotificationContent
    /// How long the stage has.
    public let time: Duration
    let count: @Sendable (Int) -> Void

    /// Takes the parts; `count` is told how many bytes were read.
    public init(
        content: NotificationContent, time: Duration, count: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.content = content
        self.time = time
        self.count = count
    }

    /// Adds to the bytes that the trace shows for this stage.
    public func countBytes(_ bytes: Int) {
        count(bytes)
    }
}
