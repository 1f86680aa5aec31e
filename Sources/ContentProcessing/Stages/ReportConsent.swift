/// Whether the person agreed to delivery reports.
public enum ReportConsent: String, Sendable, Hashable, CaseIterable {
    /// No choice has been made, which is not consent.
    case undecided
    /// Refused or withdrawn.
    case denied
    /// Agreed.
    case granted

    /// Reads what an app group stores. Anything but `denied` and `granted`, and nil, is undecided.
    public init(stored text: String?) {
        self = text.flatMap(ReportConsent.init(rawValue:)) ?? .undecided
    }
}
