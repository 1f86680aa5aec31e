/// Where an installation keeps its record of subscriptions.
///
/// The synchronizer asks on the main actor and waits for the answer, because a sign-in's check, its write and the app's
/// own change must be one step; a store therefore answers at once and never calls the synchronizer.
@MainActor
public protocol InstallationStore {
    /// Reads the record, and makes the installation's mark if there is none.
    ///
    /// No record is an empty one. A damaged one is set aside first. A record that is there but cannot be read throws:
    /// it must not be taken for an empty one.
    func load() throws(StoreFailure) -> LoadedRecord

    /// Replaces the record by one that bears the mark; a failure leaves the old one.
    func save(_ record: SubscriptionRecord, mark: InstallationMark) throws(StoreFailure)
}
