import ContentProcessing

/// What a stage does when its turn comes.
enum Behaviour: String, CaseIterable, Sendable {
    /// Returns an edit at once.
    case finish
    /// Throws at once.
    case fail
    /// Waits, and returns an edit; gives up when it is cancelled.
    case wait
    /// Waits, and returns an edit, whether it is cancelled or not.
    case waitDeaf
    /// Never ends unless it is cancelled.
    case hang
    /// Never ends.
    case hangDeaf
    /// Returns an edit that would take all text away.
    case blank
    /// Expires the processing from within, then returns an edit.
    case expireInside
    /// Waits, and expires the processing from within its cancellation handler.
    case expireInCancellation
}

/// What comes from outside, in this order, at any moment.
enum Intervention: String, Sendable {
    case expire
    case cancel
    case drop
}

/// What the delivery report does.
enum Reporting: Sendable, Equatable {
    case none
    case finish(ReportConsent)
    case fail
    case hang
}

/// One notification, or two at once, with everything about it but the order of events.
struct Scenario: Sendable, CustomStringConvertible {
    var behaviours: [Behaviour]
    var interventions: [Intervention] = []
    var reporting = Reporting.none
    var headStart = Duration.zero
    /// Whether the delivery itself calls `expire()`.
    var expiresInDelivery = false
    var notifications = 1

    var description: String {
        "\(behaviours.map(\.rawValue)) + \(interventions.map(\.rawValue)), report \(reporting), "
            + "head start \(headStart), \(expiresInDelivery ? "expires in delivery, " : "")\(notifications) at once"
    }
}
