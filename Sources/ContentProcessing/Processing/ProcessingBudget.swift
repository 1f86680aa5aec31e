/// How much time and memory the stages of one notification have.
///
/// The system gives an extension about 30 seconds and kills it without notice at about 24 MB.
public struct ProcessingBudget: Sendable, Hashable {
    /// From the first moment to the last at which something may still happen.
    public var total: Duration
    /// How much of the total is kept for the delivery itself: stages end this much earlier.
    public var reserve: Duration
    /// The most bytes that one stage may say it holds.
    public var memory: Int
    /// How long a content that is ready waits for a delivery report that is still being made. Zero never waits.
    ///
    /// The system may suspend the extension once the content is handed over, so an app whose extension does nothing
    /// but report gives the report a head start of a few milliseconds here.
    public var reportHeadStart: Duration

    /// Takes the parts; negative ones count as zero, and a reserve over the total leaves no time for stages.
    public init(
        total: Duration = .seconds(25), reserve: Duration = .seconds(2), memory: Int = 12 << 20,
        reportHeadStart: Duration = .zero
    ) {
        self.total = max(total, .zero)
        self.reserve = max(reserve, .zero)
        self.memory = max(memory, 0)
        self.reportHeadStart = max(reportHeadStart, .zero)
    }

    /// When the stages have to be done, from the start on.
    public var work: Duration {
        max(total - reserve, .zero)
    }

    /// Until when a stage that begins now may work.
    func deadline(of stage: ContentStage, from now: Duration) -> Duration {
        min(now + stage.share, work)
    }

    /// Whether a stage that begins now has no time to speak of.
    func skips(_ stage: ContentStage, from now: Duration) -> Bool {
        let left = deadline(of: stage, from: now) - now
        return left <= .zero || left < stage.least
    }
}
