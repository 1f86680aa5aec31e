#if canImport(Darwin)
public import Foundation
#endif

/// The record of an installation in a file, and the installation's mark in another.
///
/// Both lie in one folder, which should be used for nothing else, such as `Application Support/TopicSubscription`. On
/// Apple platforms both are kept out of every backup. Put the folder into the app's own container, not into iCloud and
/// not into a shared group that another process writes to.
///
/// | file | content |
/// | --- | --- |
/// | `installation` | the mark, made on the first launch |
/// | `subscriptions.json` | the record, with the mark of the installation that wrote it |
/// | `subscriptions.damaged` | the last record that could not be read as one, for a report |
public struct FileInstallationStore: InstallationStore {
    private let markFile: AtomicFile
    private let recordFile: AtomicFile
    private let damagedFile: AtomicFile

    /// Keeps the files in a folder, which is made when something is written.
    public nonisolated init(folder: String) {
        self.init(folder: folder, reached: { _ in })
    }

    /// Keeps the files in a folder, and calls back at each stage of a write.
    package nonisolated init(folder: String, reached: @escaping @Sendable (AtomicFile.Stage) -> Void) {
        markFile = AtomicFile(path: folder + "/installation", reached: reached)
        recordFile = AtomicFile(path: folder + "/subscriptions.json", reached: reached)
        damagedFile = AtomicFile(path: folder + "/subscriptions.damaged", reached: reached)
    }

    #if canImport(Darwin)
    /// Keeps the files in `Application Support/TopicSubscription` of the app's container.
    public nonisolated init() {
        self.init(folder: URL.applicationSupportDirectory.appending(path: "TopicSubscription").path())
    }
    #endif

    /// Reads both files, and makes the mark when it is absent or damaged.
    ///
    /// - Throws: What kept a file that is there from being read, or the mark from being made, or a damaged record from
    ///   being set aside. Both files are what they were then.
    public func load() throws(StoreFailure) -> LoadedRecord {
        let bytes = try recordFile.read()
        let mark = try loadMark()
        guard let bytes else { return LoadedRecord(record: SubscriptionRecord(), origin: .ours, mark: mark) }
        if let (record, writer) = RecordText.record(of: bytes) {
            return LoadedRecord(record: record, origin: writer == mark ? .ours : .foreign, mark: mark)
        }
        // A copy is set aside, not the file itself: it must stay until what was read of it is written in its place.
        try damagedFile.replace(by: bytes)
        return LoadedRecord(
            record: RecordText.topicsNamed(in: bytes), origin: .damaged(setAside: damagedFile.path), mark: mark)
    }

    /// Replaces the record's file in one step.
    public func save(_ record: SubscriptionRecord, mark: InstallationMark) throws(StoreFailure) {
        guard let bytes = RecordText.bytes(of: record, mark: mark) else {
            throw StoreFailure(.write, file: recordFile.path, reason: "the record has no JSON form")
        }
        try recordFile.replace(by: bytes)
    }

    private func loadMark() throws(StoreFailure) -> InstallationMark {
        if let bytes = try markFile.read(), let mark = InstallationMark(String(decoding: bytes, as: UTF8.self)) {
            return mark
        }
        var generator = SystemRandomNumberGenerator()
        let mark = InstallationMark(using: &generator)
        try markFile.replace(by: Array(mark.text.utf8))
        return mark
    }
}
