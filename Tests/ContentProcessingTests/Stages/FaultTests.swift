import Locking
import NotificationPayload
import Testing

@testable import ContentProcessing

/// A fault of a source, and how the attachment fares.
struct SourceFault: Sendable, CustomTestStringConvertible {
    var name: String
    var answer: ScriptedSource.Answer
    var failure: StageFailure?
    var fileName = "attachment.png"
    var testDescription: String { name }

    init(
        _ name: String, _ answer: ScriptedSource.Answer, fails failure: StageFailure? = nil,
        fileName: String = "attachment.png"
    ) {
        self.name = name
        self.answer = answer
        self.failure = failure
        self.fileName = fileName
    }

    /// A policy of 1,000 bytes for an image.
    static let policy = AttachmentPolicy(imageBytes: 1_000, audioBytes: 500, videoBytes: 2_000, pixelBytes: 1 << 20)

    static let picture = Pictures.png(20, 10)
    static let filler = Array(repeating: UInt8(0), count: 400)

    static let all: [SourceFault] = [
        SourceFault("nothing wrong", .init(declaredBytes: picture.count, mimeType: "image/png", chunks: [picture])),
        SourceFault("no Content-Length", .init(chunks: [picture, filler])),
        SourceFault(
            "huge Content-Length", .init(declaredBytes: 200_000_000, chunks: [picture], isEndless: true),
            fails: .tooManyBytes),
        SourceFault(
            "Content-Length over the bound of the kind",
            .init(declaredBytes: 1_500, chunks: [picture], isEndless: true),
            fails: .tooManyBytes),
        SourceFault(
            "no Content-Length and no end", .init(chunks: [picture, filler], isEndless: true), fails: .tooManyBytes),
        SourceFault(
            "small Content-Length and no end", .init(declaredBytes: 10, chunks: [picture, filler], isEndless: true),
            fails: .tooManyBytes),
        SourceFault("negative Content-Length", .init(declaredBytes: -1, chunks: [picture])),
        SourceFault(
            "a Content-Length that is not reached", .init(declaredBytes: 900, chunks: [picture]), fails: .fetch(.cut)),
        SourceFault("a cut connection", .init(chunks: [picture], failure: .cut), fails: .fetch(.cut)),
        SourceFault(
            "404 with an HTML body", .init(status: 404, mimeType: "text/html", chunks: [Array("<html>".utf8)]),
            fails: .status(404)),
        SourceFault("206 without having asked for a part", .init(status: 206, chunks: [picture]), fails: .status(206)),
        SourceFault(
            "200 with an HTML body", .init(mimeType: "text/html", chunks: [Array("<html>".utf8)]), fails: .wrongKind),
        SourceFault(
            "HTML that calls itself an image", .init(mimeType: "image/png", chunks: [Array("<html>".utf8)]),
            fails: .wrongKind),
        SourceFault(
            "a GIF that is named and declared as JPEG",
            .init(mimeType: "image/jpeg", chunks: [Pictures.gif(5, 5, frames: 2)]), fileName: "attachment.gif"),
        SourceFault(
            "a declared type with slashes in it",
            .init(mimeType: "image/../../../etc/passwd", chunks: [picture])),
        SourceFault(
            "a decompression bomb", .init(chunks: [Pictures.png(30_000, 30_000)]), fails: .tooManyPixels),
        SourceFault(
            "a GIF whose frame is larger than its screen",
            .init(chunks: [
                Array(Pictures.gif(1, 1, frames: 0, isWhole: false))
                    + Array(Pictures.gif(60_000, 60_000, frames: 1).dropFirst(19))
            ]), fails: .tooManyPixels),
        SourceFault("an image without a size", .init(chunks: [Array(picture.prefix(16))]), fails: .unknownSize),
        SourceFault("an image of no width", .init(chunks: [Pictures.png(0, 10)]), fails: .unknownSize),
        SourceFault("an empty body", .init(declaredBytes: 0, mimeType: "image/png"), fails: .wrongKind),
        SourceFault(
            "audio without a signature, by its declared type", .init(mimeType: "audio/mpeg", chunks: [filler]),
            fileName: "attachment.mp3"),
        SourceFault(
            "audio over the bound of its kind", .init(mimeType: "audio/mpeg", chunks: [filler, filler]),
            fails: .tooManyBytes),
        SourceFault(
            "a kind that the platform does not show",
            .init(mimeType: "image/webp", chunks: [Array("RIFF0000WEBPVP8X".utf8) + filler]), fails: .wrongKind),
        SourceFault(
            "a source that hands over more than was asked",
            .init(chunks: [picture + Array(repeating: 0, count: 5_000)], isGreedy: true),
            fails: .fetch(.brokenSource)),
        SourceFault("a source that hands over nothing", .init(chunks: [[]]), fails: .fetch(.brokenSource)),
        SourceFault(
            "a redirect to http", .init(status: 302, location: "http://images.example.com/a"),
            fails: .refusedRedirect(.notHTTPS)),
        SourceFault(
            "a redirect to a private host", .init(status: 307, location: "https://169.254.169.254/latest"),
            fails: .refusedRedirect(.privateHost)),
        SourceFault(
            "a redirect to a loopback name", .init(status: 301, location: "//localhost/x"),
            fails: .refusedRedirect(.privateHost)),
        SourceFault("a redirect to nowhere", .init(status: 302), fails: .refusedRedirect(.malformed)),
        SourceFault("a redirect in a circle", .init(status: 308, location: "/picture"), fails: .tooManyRedirects),
    ]
}

@Suite struct FaultTests {
    let bench = Bench()

    static func content(_ image: PayloadValue) -> NotificationContent {
        var content = NotificationContent.sample
        content.userInfo = UserInfo(["fcm_options": .object(["image": image])])
        return content
    }

    @Test(arguments: SourceFault.all)
    func `a fault of the source ends in a delivery with its reason`(fault: SourceFault) throws {
        let source = ScriptedSource(fault.answer)
        let store = MemoryStore()
        let processing = bench.start(
            bench.processor([.attachment(SourceFault.policy, from: source, into: store)]),
            Self.content(.string("https://images.example.com/picture")))
        bench.runUntilDelivery()
        let delivery = try #require(bench.delivery)
        let trace = try #require(delivery.trace.stages.first)
        #expect(delivery.content.body == NotificationContent.sample.body)
        if let failure = fault.failure {
            #expect(trace.outcome == .failed(failure))
            let reason: DeliveryReason =
                failure.isRefusalForMemory ? .refusedForMemory(["attachment"]) : .completedWithout(["attachment"])
            #expect(delivery.reason == reason)
            #expect(delivery.content.attachments == [])
            #expect(store.files.withLock { $0.finished.isEmpty && $0.open.isEmpty })
        } else {
            #expect(delivery.reason == .completed)
            #expect(delivery.content.attachments.map(\.location) == ["/attachments/" + fault.fileName])
            #expect(store.files.withLock { $0.finished[fault.fileName]?.count } == trace.bytes)
        }
        let notes = source.notes.withLock { $0 }
        #expect(notes.handedOver <= SourceFault.policy.largestByteLimit || fault.answer.isGreedy)
        #expect(notes.opened == notes.closed)
        withExtendedLifetime(processing) {}
    }

    @Test(arguments: [
        ("http://images.example.com/picture", AddressRefusal.notHTTPS), ("https://10.0.0.1/a", .privateHost),
        ("https://user:secret@images.example.com/a", .credentials), ("", .malformed), ("https:///a", .malformed),
        ("file:///etc/passwd", .notHTTPS), ("data:image/png;base64,AAAA", .notHTTPS),
    ])
    func `an address that is refused is never asked for`(address: String, refusal: AddressRefusal) {
        let source = ScriptedSource([:])
        let processing = bench.start(
            bench.processor([.attachment(from: source, into: MemoryStore())]), Self.content(.string(address)))
        bench.runUntilDelivery()
        #expect(bench.delivery?.trace.stages.first?.outcome == .failed(.refusedAddress(refusal)))
        #expect(bench.delivery?.reason == .completedWithout(["attachment"]))
        #expect(source.notes.withLock { $0.requests.isEmpty })
        withExtendedLifetime(processing) {}
    }

    @Test(arguments: [
        ("fcm_options is a text", PayloadValue.string("image"), StageFailure?.some(.unusablePayload)),
        ("fcm_options is null", .null, nil), ("no image", .object([:]), nil),
        ("the image is null", .object(["image": .null]), nil),
        ("the image is a number", .object(["image": .number("1")]), .unusablePayload),
    ])
    func `an image that is not named well is no harm`(name: String, options: PayloadValue, failure: StageFailure?) {
        var content = NotificationContent.sample
        content.userInfo = UserInfo(["fcm_options": options])
        let processing = bench.start(
            bench.processor([.attachment(from: ScriptedSource([:]), into: MemoryStore())]), content)
        bench.runUntilDelivery()
        #expect(bench.delivery?.reason == (failure == nil ? .completed : .completedWithout(["attachment"])))
        #expect(bench.delivery?.trace.stages.first?.outcome == (failure.map(StageOutcome.failed) ?? .finished))
        withExtendedLifetime(processing) {}
    }

    @Test func `redirects are followed to public hosts, and no further than the policy says`() {
        let end = ScriptedSource.Answer(chunks: [SourceFault.picture])
        let hop = { (location: String) in ScriptedSource.Answer(status: 302, location: location) }
        let source = ScriptedSource([
            "https://images.example.com/picture": hop("next?x=1"), "https://images.example.com/next?x=1": hop("?y"),
            "https://images.example.com/next?y": hop("//cdn.example.org"),
            "https://cdn.example.org/": hop("HTTPS://CDN.example.org:8443/p#f"),
            "https://cdn.example.org:8443/p": end,
        ])
        for (limit, reason) in [(4, DeliveryReason.completed), (3, .completedWithout(["attachment"]))] {
            let bench = Bench()
            let policy = AttachmentPolicy(addresses: AddressPolicy(maximumRedirects: limit))
            let processing = bench.start(
                bench.processor([.attachment(policy, from: source, into: MemoryStore())]),
                Self.content(.string("https://images.example.com/picture")))
            bench.runUntilDelivery()
            #expect(bench.delivery?.reason == reason)
            withExtendedLifetime(processing) {}
        }
    }

    @Test func `a store that fails is no harm, and its file is removed`() {
        let store = MemoryStore(fails: true)
        let processing = bench.start(
            bench.processor([.attachment(from: ScriptedSource(.init(chunks: [SourceFault.picture])), into: store)]),
            Self.content(.string("https://images.example.com/picture")))
        bench.runUntilDelivery()
        #expect(bench.delivery?.trace.stages.first?.outcome == .failed(.storage))
        #expect(store.files.withLock { $0.discarded } == ["attachment.png"])
        withExtendedLifetime(processing) {}
    }

    @Test func `a fetch that hangs is cancelled at its deadline, and nothing stays behind`() {
        let source = ScriptedSource(.init(chunks: [SourceFault.picture], signal: Signal()))
        let store = MemoryStore()
        let processing = bench.start(
            bench.processor([.attachment(from: source, into: store, share: .seconds(4))]),
            Self.content(.string("https://images.example.com/picture")))
        bench.runUntilDelivery()
        #expect(bench.time == .seconds(4))
        #expect(bench.delivery?.reason == .completedWithout(["attachment"]))
        #expect(bench.delivery?.trace.stages.first?.outcome == .abandoned)
        #expect(store.files.withLock { $0.open.isEmpty && $0.finished.isEmpty })
        withExtendedLifetime(processing) {}
    }
}
