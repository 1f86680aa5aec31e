/// A store for tests: it forgets everything with the process, and fails when it is told to.
@MainActor
public final class InMemoryInstallationStore: InstallationStore {
    /// The record, as the last successful write left it.
    public var record: SubscriptionRecord

    /// Whose record it is.
    public var origin: LoadedRecord.Origin

    /// The mark of the installation.
    public var mark: InstallationMark

    /// What reading fails with; nil lets it succeed.
    public var readFailure: StoreFailure?

    /// What writing fails with; nil lets it succeed.
    public var writeFailure: StoreFailure?

    /// How often a record has been written.
    public private(set) var writeCount = 0

    /// Makes a store that holds a record.
    public init(record: SubscriptionRecord = SubscriptionRecord(), origin: LoadedRecord.Origin = .ours) {
        var generator = SystemRandomNumberGenerator()
        self.record = record
        self.origin = origin
        mark = InstallationMark(using: &generator)
    }

    /// The record, or ``readFailure``.
    public func load() throws(StoreFailure) -> LoadedRecord {
        if let readFailure { throw readFailure }
        return LoadedRecord(record: record, origin: origin, mark: mark)
    }

    /// Replaces the record, or throws ``writeFailure``.
    public func save(_ record: SubscriptionRecord, mark: InstallationMark) throws(StoreFailure) {
        if let writeFailure { throw writeFailure }
        self.record = record
        self.mark = mark
        origin = .ours
        writeCount += 1
    }
}
