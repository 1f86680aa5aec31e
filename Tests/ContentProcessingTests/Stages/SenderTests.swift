import Locking
import NotificationPayload
import Testing

@testable import ContentProcessing

@Suite struct SenderTests {
    let bench = Bench()

    static let address = "https://images.example.com/picture"
    static let plan = CommunicationPlan(
        sender: .init(name: "Spark", handle: "spark-7"), conversation: .single(identifier: "conversation-7"))

    func deliver(
        _ plan: CommunicationPlan = plan, picture: PictureSource? = .address(address), source: ScriptedSource,
        policy: AvatarPolicy = AvatarPolicy(), cache: (any PictureCaching)? = nil
    ) -> Delivery? {
        let stages = ContentStage.sender(policy, from: source, cache: cache) { _ in
            SenderDescription(plan, picture: picture)
        }
        let processing = bench.start(bench.processor(stages))
        bench.runUntilDelivery()
        withExtendedLifetime(processing) {}
        return bench.delivery
    }

    @Test func `a sender and the picture are in, and messages of a conversation are grouped`() throws {
        let bytes = Pictures.png(64, 64)
        let delivery = try #require(deliver(source: ScriptedSource(.init(chunks: [bytes]))))
        #expect(delivery.reason == .completed)
        #expect(delivery.content.sender?.sender.name == "Spark")
        #expect(delivery.content.sender?.sender.image == .data(bytes, decoding: .full))
        #expect(delivery.content.threadIdentifier == "conversation-7")
    }

    @Test func `a picture that hangs costs nobody the name`() throws {
        let source = ScriptedSource(.init(signal: Signal()))
        let delivery = try #require(deliver(source: source))
        #expect(delivery.reason == .completedWithout(["sender picture"]))
        #expect(delivery.content.sender == Self.plan)
    }

    @Test func `a picture from the bundle asks nobody`() throws {
        let source = ScriptedSource([:])
        let delivery = try #require(deliver(picture: .bundled("spark"), source: source))
        #expect(delivery.content.sender?.sender.image == .bundled("spark"))
        #expect(delivery.reason == .completed)
        #expect(source.notes.withLock { $0.requests.isEmpty })
    }

    @Test func `a large photograph is made smaller while it is decoded, a larger one or another kind is refused`()
        throws
    {
        let facts = { (kind: MediaKind, side: Int) in
            MediaFacts(kind: kind, pixelSize: PixelSize(width: side, height: side))
        }
        let policy = AvatarPolicy()
        #expect(try policy.decoding(of: facts(.jpeg, 512)) == .full)
        #expect(try policy.decoding(of: facts(.jpeg, 513)) == .downsampled(longestSide: 256))
        #expect(try policy.decoding(of: facts(.heic, 4_096)) == .downsampled(longestSide: 256))
        #expect(throws: StageFailure.tooManyPixels) { try policy.decoding(of: facts(.jpeg, 4_097)) }
        #expect(throws: StageFailure.tooManyPixels) { try policy.decoding(of: facts(.png, 513)) }
        #expect(throws: StageFailure.unknownSize) { try policy.decoding(of: MediaFacts(kind: .jpeg)) }
        #expect(throws: StageFailure.wrongKind) { try policy.decoding(of: MediaFacts(kind: .mp3)) }
        #expect(throws: StageFailure.wrongKind) { try policy.decoding(of: nil) }
    }

    @Test func `a decompression bomb leaves the initials and says so`() throws {
        let delivery = try #require(deliver(source: ScriptedSource(.init(chunks: [Pictures.png(30_000, 30_000)]))))
        #expect(delivery.reason == .refusedForMemory(["sender picture"]))
        #expect(delivery.content.sender == Self.plan)
    }

    final class Cache: PictureCaching {
        let pictures: Locked<[String: [UInt8]]>
        init(_ pictures: [String: [UInt8]]) { self.pictures = Locked(pictures) }
        func picture(for address: String) async -> [UInt8]? { pictures.withLock { $0[address] } }
        func keep(_ bytes: [UInt8], for address: String) async { pictures.withLock { $0[address] = bytes } }
    }

    @Test func `a cached picture is used, one that is no picture is fetched again, and a good one is kept`() throws {
        let bytes = Pictures.png(8, 8)
        for (cached, requests) in [([Self.address: bytes], 0), ([Self.address: [1, 2, 3]], 1), ([:], 1)] {
            let source = ScriptedSource(.init(chunks: [bytes]))
            let cache = Cache(cached)
            let test = SenderTests()
            let delivery = try #require(test.deliver(source: source, cache: cache))
            #expect(delivery.content.sender?.sender.image == .data(bytes, decoding: .full))
            #expect(source.notes.withLock { $0.requests.count } == requests)
            #expect(cache.pictures.withLock { $0[Self.address] } == bytes)
        }
    }

    @Test func `a group without a name becomes a single conversation, one with a name stays, and so does a mention`()
        throws
    {
        var plan = Self.plan
        plan.mentionsRecipient = true
        plan.conversation = .group(identifier: "g", name: " ", others: [])
        let source = ScriptedSource([:])
        let single = try #require(deliver(plan, picture: nil, source: source)?.content.sender)
        #expect(single.conversation == .single(identifier: "g"))
        #expect(single.mentionsRecipient)
        plan.conversation = .group(identifier: "g", name: "Staff", image: .bundled("staff"), others: [plan.sender])
        let group = try #require(SenderTests().deliver(plan, picture: nil, source: source)?.content.sender)
        #expect(group == plan)
        #expect(group.conversation.identifier == "g")
    }

    @Test func `a notification of no sender stays as it is, and a broken one says so`() {
        let none = ContentStage.sender(from: ScriptedSource([:])) { _ in nil }
        let processing = bench.start(bench.processor(none))
        bench.runUntilDelivery()
        #expect(bench.delivery?.content == .sample)
        #expect(bench.delivery?.reason == .completed)
        withExtendedLifetime(processing) {}

        let other = Bench()
        let broken = ContentStage.sender(from: ScriptedSource([:])) { _ throws(StageFailure) in throw .unusablePayload }
        let second = other.start(other.processor(broken))
        other.runUntilDelivery()
        #expect(other.delivery?.reason == .completedWithout(["sender", "sender picture"]))
        withExtendedLifetime(second) {}
    }
}
