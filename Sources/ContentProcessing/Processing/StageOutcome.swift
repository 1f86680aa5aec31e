/// How far a stage came by the time of delivery.
public enum StageOutcome: Sendable, Hashable {
    /// Its turn had not come.
    case notStarted
    /// It was at work; what it finds later is not shown.
    case running
    /// It finished in time, and its edit is in.
    case finished
    /// It finished after its deadline, yet before delivery, so its edit is in all the same.
    case finishedLate
    /// Its deadline passed, and it had not finished by the time of delivery.
    case abandoned
    /// Too little time was left to begin.
    case skipped
    /// It ended without an edit.
    case failed(StageFailure)
}
