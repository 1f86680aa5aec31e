/// What a store found.
public struct LoadedRecord: Sendable, Hashable {
    /// Who wrote the record.
    public enum Origin: Sendable, Hashable {
        /// This installation, or there is none yet.
        case ours
        /// Another installation: its mark is absent or different.
        case foreign
        /// Nobody can say: it was damaged. It lies in this file now, and the record holds what could be read of it.
        case damaged(setAside: String)
    }

    /// The record as it was written. What is not ours is suspected by the reader, not by the store.
    public var record: SubscriptionRecord

    /// Who wrote it.
    public var origin: Origin

    /// The mark of this installation.
    public var mark: InstallationMark

    /// States what was found.
    public init(record: SubscriptionRecord, origin: Origin, mark: InstallationMark) {
        self.record = record
        self.origin = origin
        self.mark = mark
    }
}
