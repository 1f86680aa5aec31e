import NotificationPayload

/// The report that a notification was delivered: made beside the stages, at most once, never without consent.
///
/// FirebaseMessaging's export returns nothing and skips a message silently that lacks one of three identifiers; where
/// `aps` is no dictionary it raises an Objective-C exception, which Swift cannot catch. So the types are checked first.
public struct DeliveryReport: Sendable {
    private let reporter: any DeliveryReporting
    private let ledger: ReportLedger
    private let consent: @Sendable () -> ReportConsent

    /// Makes a report. `consent` is asked once for each notification, and not on the thread of the caller.
    public init(
        to reporter: any DeliveryReporting, ledger: ReportLedger = ReportLedger(),
        consent: @escaping @Sendable () -> ReportConsent
    ) {
        self.reporter = reporter
        self.ledger = ledger
        self.consent = consent
    }

    /// The identifiers without which the export does nothing.
    public static let neededKeys = ["google.c.sender.id", "gcm.message_id", "google.c.fid"]

    /// Whether the export would take a user info: the needed keys hold texts, and `aps` is an object.
    public static func isUsable(_ userInfo: UserInfo) -> Bool {
        userInfo.object("aps") != nil && neededKeys.allSatisfy { userInfo.text($0)?.isEmpty == false }
    }

    /// Decides and, where it may, reports. `note` is told when the reporter is about to be called.
    func make(of userInfo: UserInfo, note: @Sendable (ReportOutcome) -> Void) async -> ReportOutcome {
        let consent = consent()
        guard consent == .granted else { return .notCollected(consent) }
        guard Self.isUsable(userInfo), let message = userInfo.text("gcm.message_id") else { return .unusablePayload }
        guard ledger.claim(message) else { return .alreadyReported }
        note(.underway)
        do {
            try await reporter.reportDelivery(of: userInfo)
            return .made
        } catch {
            return .failed
        }
    }
}
