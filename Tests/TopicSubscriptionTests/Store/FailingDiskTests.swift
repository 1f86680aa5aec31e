import Foundation
import NotificationPayload
import Testing
import TopicSubscription

/// Disks that do not take what is written. A test that changes its limits does so in a process of its own.
@Suite struct FailingDiskTests {
    @Test func `a file that may not grow leaves the old record`() async throws {
        let folder = try TemporaryFolder()
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            try await leavesTheOldRecord(in: path, code: EFBIG) {
                try #require(TestSystem.limitFileSize())
            }
        }
    }

    @Test func `a read-only folder leaves the old record`() async throws {
        let folder = try TemporaryFolder()
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            try await leavesTheOldRecord(in: path, code: EACCES) {
                TestSystem.setMode(0o555, of: path)
                try #require(TestSystem.becomeNobody())
            }
        }
        TestSystem.setMode(0o755, of: folder.path)
    }

    @Test(.enabled(if: TestSystem.isSuperuser, "only the superuser may mount a file system"))
    @MainActor func `a full disk leaves the old record`() throws {
        let folder = try TemporaryFolder()
        guard TestSystem.mountSmallDisk(at: folder.path) else { return }
        defer { TestSystem.unmount(folder.path) }
        let store = FileInstallationStore(folder: folder.path)
        let mark = try store.load().mark
        try store.save(try ExampleRecords.first(), mark: mark)
        for number in 0..<10 {
            // The last of these fails, and takes what was left.
            try? Data(count: 2_048).write(to: URL(fileURLWithPath: folder.path + "/\(number)"))
        }
        let failure = #expect(throws: StoreFailure.self) { try store.save(try ExampleRecords.second(), mark: mark) }
        #expect(failure?.code == ENOSPC)
        #expect(failure?.description == "cannot write \(folder.path)/subscriptions.json: No space left on device")
        #expect(try store.load() == LoadedRecord(record: ExampleRecords.first(), origin: .ours, mark: mark))
        #expect(try folder.names.contains("subscriptions.json.new") == false)
    }
}

/// Writes a record, lets something happen to the disk, and expects the next write to fail and to change nothing.
@MainActor
private func leavesTheOldRecord(in folder: String, code: Int32, when change: () throws -> Void) throws {
    let store = FileInstallationStore(folder: folder)
    let mark = try store.load().mark
    try store.save(try ExampleRecords.first(), mark: mark)
    TestSystem.setMode(0o666, of: folder + "/installation")
    TestSystem.setMode(0o666, of: folder + "/subscriptions.json")
    try change()
    let failure = #expect(throws: StoreFailure.self) { try store.save(try ExampleRecords.second(), mark: mark) }
    #expect(failure?.operation == .write)
    #expect(failure?.code == code)
    #expect(try store.load() == LoadedRecord(record: ExampleRecords.first(), origin: .ours, mark: mark))
}
