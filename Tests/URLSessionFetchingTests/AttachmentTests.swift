import ContentProcessing
import Foundation
import Locking
import NotificationPayload
import Testing
import URLSessionFetching

/// Sends what the policy admits, `https://images.example.com`, to the loopback server below it.
struct LoopbackSource: ContentFetching {
    static let host = "https://images.example.com"
    let server: LoopbackServer
    let fetcher = URLSessionFetcher(patience: .seconds(3))

    func open(_ request: FetchRequest) async throws(FetchFailure) -> FetchResponse {
        guard request.address.hasPrefix(Self.host) else { throw .unreachable }
        let address = server.address(String(request.address.dropFirst(Self.host.count)))
        return try await fetcher.open(FetchRequest(address: address, maximumBytes: request.maximumBytes))
    }
}

/// Processes a notification that names a path of the server as its image.
func process(_ path: String, server: LoopbackServer, folder: URL, share: Duration = .seconds(20)) async -> Delivery {
    await process(path, from: LoopbackSource(server: server), folder: folder, share: share)
}

func process(
    _ path: String, from source: any ContentFetching, folder: URL, share: Duration = .seconds(20)
) async -> Delivery {
    let content = NotificationContent(
        body: "Body",
        userInfo: UserInfo(["fcm_options": .object(["image": .string(LoopbackSource.host + path)])]))
    let stage = ContentStage.attachment(
        AttachmentPolicy(kinds: [.png, .jpeg, .gif]), from: source, into: AttachmentFolder(folder), share: share)
    return await ContentProcessor(stages: [stage]).process(content)
}

func files(in folder: URL) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.contains(".") }
}

@Suite(.timeLimit(.minutes(1))) struct AttachmentTests {
    let server: LoopbackServer
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        server = try LoopbackServer()
    }

    @Test(arguments: ["/picture", "/chunked", "/redirect", "/long"])
    func `a picture is attached as a file`(path: String) async throws {
        let delivery = await process(path, server: server, folder: folder)
        #expect(delivery.reason == .completed)
        let attachment = try #require(delivery.content.attachments.first)
        #expect(attachment.kind == .png)
        #expect(attachment.location.hasSuffix("/attachment.png"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: attachment.location)).elementsEqual(Connection.picture))
        try FileManager.default.removeItem(at: folder)
    }

    @Test(arguments: [
        ("/missing", StageFailure.status(404)), ("/short", .fetch(.cut)), ("/huge", .tooManyBytes),
        ("/endless", .tooManyBytes), ("/slow", .fetch(.timedOut)), ("/silent", .fetch(.timedOut)),
    ])
    func `a server that misbehaves costs the attachment, and leaves no file`(path: String, failure: StageFailure) async
    {
        let delivery = await process(path, server: server, folder: folder)
        #expect(delivery.trace.stages.map(\.outcome) == [.failed(failure)])
        #expect(delivery.content.body == "Body")
        #expect(files(in: folder) == [])
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `a slow body is given up at the deadline`() async {
        let delivery = await process("/slow", server: server, folder: folder, share: .milliseconds(300))
        #expect(delivery.reason == .completedWithout(["attachment"]))
        #expect(delivery.trace.milliseconds < 3_000)
    }

    @Test func `a download of 200 MB stays within a few megabytes of memory`() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            try await measureDownloads()
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let figures = output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        print("peak memory in kB: at first, more for endless sources, more for an endless server: \(figures)")
        try #require(figures.count == 3)
        #expect(figures[1] < 3_000)
        #if !canImport(FoundationNetworking)
        #expect(figures[2] < 12_000)
        #endif
    }
}

/// A source that hands over as much as it is asked for, without an end.
struct EndlessSource: ContentFetching {
    struct Body: FetchBody {
        let isFirst = Locked(true)

        func next(atMost count: Int) async throws(FetchFailure) -> [UInt8]? {
            let start = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst ? Connection.picture : []
            }
            return start + [UInt8](repeating: 0, count: max(count - start.count, 0))
        }

        func close() {}
    }

    func open(_ request: FetchRequest) async throws(FetchFailure) -> FetchResponse {
        FetchResponse(status: 200, declaredBytes: 1_000, mimeType: "image/png", body: Body())
    }
}

/// Prints the most memory that this process had at first, and how much more it needed for endless downloads: of a source
/// without a network, and of a server.
///
/// The last figure is held against a bound only where `URLSession` is Apple's: elsewhere it goes on receiving after it was
/// suspended or cancelled, and keeps what it receives; nothing above it can prevent that.
func measureDownloads() async throws {
    let server = try LoopbackServer()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = await process("/picture", server: server, folder: folder)
    let first = try peakMemory()
    for _ in 0..<3 {
        let delivery = await process("/endless", from: EndlessSource(), folder: folder)
        guard delivery.reason == .refusedForMemory(["attachment"]) else { throw NoFigure() }
    }
    let second = try peakMemory()
    for path in ["/endless", "/huge", "/endless"] {
        let delivery = await process(path, server: server, folder: folder)
        guard delivery.reason == .refusedForMemory(["attachment"]) else { throw NoFigure() }
    }
    print(first, second - first, try peakMemory() - second)
    try? FileManager.default.removeItem(at: folder)
}

struct NoFigure: Error {}

/// The most memory that this process has had, in kB.
func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let figure = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else { throw NoFigure() }
    return figure
}
