import Foundation
import NotificationPayload
import Testing
import TopicSubscription

/// A process that is killed while it writes leaves the old record or the new one, whole.
@Suite struct KilledProcessTests {
    @Test(arguments: AtomicFile.Stage.allCases)
    func `killed at a stage of the write`(stage: AtomicFile.Stage) async throws {
        let folder = try TemporaryFolder()
        let store = FileInstallationStore(folder: folder.path)
        let mark = try await store.load().mark
        try await store.save(try ExampleRecords.first(), mark: mark)
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = folder.path as String, stage = stage as AtomicFile.Stage] in
            let store = FileInstallationStore(folder: path) { reached in
                if reached == stage { TestSystem.killThisProcess() }
            }
            try await store.save(try ExampleRecords.second(), mark: store.load().mark)
        }
        let expected = stage == .renamed ? try ExampleRecords.second() : try ExampleRecords.first()
        let loaded = try await store.load()
        #expect(loaded == LoadedRecord(record: expected, origin: .ours, mark: mark))
    }

    @Test func `killed at any moment of many writes`() async throws {
        let text = ProcessInfo.processInfo.environment["GATEWAY_TEST_SEED"]
        let seed = text.flatMap { UInt32($0) } ?? UInt32.random(in: 0...UInt32.max)
        print("GATEWAY_TEST_SEED=\(seed)")
        let folder = try TemporaryFolder()
        let store = FileInstallationStore(folder: folder.path)
        let mark = try await store.load().mark
        let records = [try ExampleRecords.first(), try ExampleRecords.second()]
        try await store.save(records[0], mark: mark)
        for round in 0..<8 as Range<UInt32> {
            // At most twenty milliseconds, in which some dozens of writes happen.
            let delay = (seed &+ round) &* 2_654_435_761 % 20_000
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = folder.path as String, delay = delay as UInt32] in
                let store = FileInstallationStore(folder: path)
                let mark = try await store.load().mark
                Thread.detachNewThread {
                    usleep(delay)
                    TestSystem.killThisProcess()
                }
                while true {
                    try await store.save(try ExampleRecords.second(), mark: mark)
                    try await store.save(try ExampleRecords.first(), mark: mark)
                }
            }
            let loaded = try await store.load()
            #expect(loaded.origin == .ours)
            #expect(records.contains(loaded.record))
        }
    }
}
