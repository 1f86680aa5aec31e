import Foundation
import NotificationPayload
import Testing
import TopicSubscription

@MainActor @Suite struct FileInstallationStoreTests {
    let folder: TemporaryFolder
    let store: FileInstallationStore

    init() throws {
        folder = try TemporaryFolder()
        store = FileInstallationStore(folder: folder.path)
    }

    @Test func `no file is an empty record, and makes a mark that stays`() throws {
        let loaded = try store.load()
        #expect(loaded.record == SubscriptionRecord())
        #expect(loaded.origin == .ours)
        #expect(try folder.names == ["installation"])
        #expect(try folder.text("installation") == loaded.mark.text)
        #expect(try store.load() == loaded)
    }

    @Test func `the folder is made when it is not there`() throws {
        let store = FileInstallationStore(folder: folder.path + "/a/b")
        let mark = try store.load().mark
        try store.save(try ExampleRecords.first(), mark: mark)
        #expect(try store.load().record == ExampleRecords.first())
    }

    @Test func `every record reads back as it was written`() throws {
        let mark = try store.load().mark
        for record in [try ExampleRecords.first(), try ExampleRecords.second(), SubscriptionRecord()] {
            try store.save(record, mark: mark)
            #expect(try store.load() == LoadedRecord(record: record, origin: .ours, mark: mark))
        }
        #expect(try folder.names == ["installation", "subscriptions.json"])
    }

    @Test func `the file is the JSON that the documentation shows`() throws {
        let mark = try #require(InstallationMark(String(repeating: "0", count: 32)))
        try store.save(try ExampleRecords.first(), mark: mark)
        let digest = String(repeating: "a", count: 64)
        #expect(
            try folder.text("subscriptions.json") == """
                {"events":{"COSCUP_2026":{"pending":["opass-v1.COSCUP_2026.staff.en",\
                "opass-v1.COSCUP_2026.staff.zh-Hant"]},"SITCON_2027":{"applied":{"registration":"\(digest)",\
                "topic":"opass-v1.SITCON_2027.audience.zh-Hant"},"pending":[],"role":"audience"}},"format":1,\
                "installation":"00000000000000000000000000000000"}
                """)
    }

    @Test func `a record without its installation's mark is foreign`() throws {
        try store.save(try ExampleRecords.first(), mark: store.load().mark)
        try FileManager.default.removeItem(atPath: folder.path + "/installation")
        let loaded = try store.load()
        #expect(loaded.origin == .foreign)
        #expect(loaded.record == (try ExampleRecords.first()))
        // Until something is written it stays foreign, however often it is read.
        #expect(try store.load() == loaded)
        try store.save(loaded.record, mark: loaded.mark)
        #expect(try store.load().origin == .ours)
    }

    @Test func `a record with another installation's mark is foreign`() throws {
        let other = try #require(InstallationMark(String(repeating: "0", count: 32)))
        try store.save(try ExampleRecords.first(), mark: other)
        #expect(try store.load().origin == .foreign)
        #expect(try store.load().mark != other)
    }

    @Test(arguments: ["", "0123", "0123456789ABCDEF0123456789ABCDEF", "\0"])
    func `a damaged mark is made anew, and the record is foreign`(text: String) throws {
        try store.save(try ExampleRecords.first(), mark: store.load().mark)
        try folder.write(text, to: "installation")
        let loaded = try store.load()
        #expect(loaded.origin == .foreign)
        #expect(try folder.text("installation") == loaded.mark.text)
    }

    /// Part of a record's file, and what it becomes; an empty part stands for the end of the file.
    @Test(arguments: [
        ("an end too many", "", "}"),
        ("another format", "\"format\":1", "\"format\":2"),
        ("a role that is none", "\"audience\"", "\"all\""),
        ("a digest that is none", "aaaa\"", "zzzz\""),
        ("no events", "\"events\"", "\"Events\""),
        ("a mark that is none", "\"installation\":\"", "\"installation\":\"-"),
        ("a topic of another event", "{\"COSCUP_2026\"", "{\"HITCON\""),
        ("applied and pending together", "\"pending\":[],", "\"pending\":[\"opass-v1.SITCON_2027.audience.zh-Hant\"],"),
    ])
    func `a damaged record is set aside, and its topics are found`(name: String, part: String, other: String) throws {
        let mark = try store.load().mark
        try store.save(try ExampleRecords.first(), mark: mark)
        let text = try folder.text("subscriptions.json")
        let damaged = part.isEmpty ? text + other : text.replacingOccurrences(of: part, with: other)
        try #require(damaged != text)
        try folder.write(damaged, to: "subscriptions.json")

        let loaded = try store.load()
        #expect(loaded.origin == .damaged(setAside: folder.path + "/subscriptions.damaged"))
        #expect(loaded.record == (try ExampleRecords.suspectedFirst()))
        #expect(try folder.text("subscriptions.damaged") == damaged)
        // The file itself stays until what was read of it is written in its place.
        #expect(try folder.text("subscriptions.json") == damaged)
    }

    @Test func `a record cut off anywhere is read as far as it goes`() throws {
        let mark = try store.load().mark
        try store.save(try ExampleRecords.first(), mark: mark)
        let text = try folder.text("subscriptions.json")
        for length in 0..<text.utf8.count {
            let cut = String(text.prefix(length))
            try folder.write(cut, to: "subscriptions.json")
            let loaded = try store.load()
            let named = loaded.record.events.flatMap { loaded.record[$0].pending.map(\.description) }
            #expect(Set(named) == Set(cut.split(separator: "\"").map(String.init).filter { (try? Topic($0)) != nil }))
            #expect(loaded.origin == .damaged(setAside: folder.path + "/subscriptions.damaged"))
        }
    }

    @Test(arguments: ["", "{", "null", "[]", "\u{0}", "not json at all"])
    func `a file in which nothing can be read is an empty record, set aside`(text: String) throws {
        try folder.write(text, to: "subscriptions.json")
        let loaded = try store.load()
        #expect(loaded.record == SubscriptionRecord())
        #expect(loaded.origin == .damaged(setAside: folder.path + "/subscriptions.damaged"))
    }

    @Test func `a synchronizer suspects what is left of a damaged record, and reports it`() async throws {
        let mark = try store.load().mark
        try store.save(try ExampleRecords.first(), mark: mark)
        try folder.write(try folder.text("subscriptions.json") + "x", to: "subscriptions.json")
        var notices: [String] = []
        let synchronizer = TopicSynchronizer(
            messaging: RecordingMessaging(), registrationSource: nil, store: store, interfaceLanguage: "en",
            notice: { notices.append("\($0)") }, pause: {})
        synchronizer.launched()
        #expect(notices == ["damagedRecordSetAside(file: \"\(folder.path)/subscriptions.damaged\")"])
        #expect(try store.load() == LoadedRecord(record: ExampleRecords.suspectedFirst(), origin: .ours, mark: mark))
    }

    @Test func `what is there and cannot be read throws`() throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/subscriptions.json", withIntermediateDirectories: false)
        let failure = #expect(throws: StoreFailure.self) { try store.load() }
        #expect(failure?.operation == .read)
        #expect(failure?.description == "cannot read \(folder.path)/subscriptions.json: Is a directory")
    }

    @Test func `a mark that cannot be read throws`() throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/installation", withIntermediateDirectories: false)
        #expect(throws: StoreFailure.self) { try store.load() }
    }
}
