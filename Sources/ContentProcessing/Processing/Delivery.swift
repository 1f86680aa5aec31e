/// What is handed over, once.
public struct Delivery: Sendable, Hashable {
    /// The content that is to be shown.
    public let content: NotificationContent
    /// Why now, and why so.
    public let reason: DeliveryReason
    /// What the stages did.
    public let trace: ProcessingTrace
}

/// What the stages of one notification did: names, numbers and codes only, so it can be logged.
public struct ProcessingTrace: Sendable, Hashable {
    /// The stages, in the order in which they run.
    public let stages: [StageTrace]
    /// What became of the delivery report.
    public let report: ReportOutcome
    /// When it was taken, in whole milliseconds from the start.
    public let milliseconds: Int
    /// How often someone wanted to deliver after the delivery.
    public let laterCalls: Int

    /// What one stage did.
    public struct StageTrace: Sendable, Hashable {
        /// The stage.
        public let name: StageName
        /// How long it has worked, in whole milliseconds.
        public let milliseconds: Int
        /// How many bytes it said it has read.
        public let bytes: Int
        /// How far it came.
        public let outcome: StageOutcome
    }
}

extension Duration {
    /// Whole milliseconds, towards zero; the ends of `Int` where there are more.
    var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        let (product, overflow) = Int(clamping: seconds).multipliedReportingOverflow(by: 1000)
        guard !overflow else { return seconds < 0 ? .min : .max }
        let (sum, tooMuch) = product.addingReportingOverflow(Int(clamping: attoseconds / 1_000_000_000_000_000))
        return tooMuch ? (seconds < 0 ? .min : .max) : sum
    }
}
