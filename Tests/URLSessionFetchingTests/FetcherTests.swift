import ContentProcessing
import Foundation
import Testing
import URLSessionFetching

extension FetchBody {
    /// All of the body.
    func all() async throws(FetchFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        while let chunk = try await next(atMost: 1_000) { bytes += chunk }
        return bytes
    }
}

@Suite(.timeLimit(.minutes(1))) struct FetcherTests {
    let server: LoopbackServer
    let fetcher = URLSessionFetcher()

    init() throws {
        server = try LoopbackServer()
    }

    func open(_ path: String, maximumBytes: Int = 1_000_000) async throws(FetchFailure) -> FetchResponse {
        try await fetcher.open(FetchRequest(address: server.address(path), maximumBytes: maximumBytes))
    }

    @Test func `a picture comes with its length and type`() async throws {
        let response = try await open("/picture")
        #expect(response.status == 200)
        #expect(response.declaredBytes == Connection.picture.count)
        #expect(response.mimeType == "image/png")
        #expect(try await response.body.all() == Connection.picture)
        #expect(try await response.body.next(atMost: 1) == nil)
    }

    @Test func `a chunked body has no declared length`() async throws {
        let response = try await open("/chunked")
        #expect(response.declaredBytes == nil)
        #expect(try await response.body.all() == Connection.picture)
    }

    @Test func `a body is handed over in pieces as small as was asked`() async throws {
        let body = try await open("/picture").body
        #expect(try await body.next(atMost: 1) == [0x89])
        #expect(try await body.next(atMost: 3) == [0x50, 0x4E, 0x47])
    }

    @Test func `a redirect is an answer, not followed`() async throws {
        let response = try await open("/redirect")
        #expect(response.status == 302)
        #expect(response.location == "/picture")
        response.body.close()
    }

    @Test func `a status and its body come as they are`() async throws {
        let response = try await open("/missing")
        #expect(response.status == 404)
        #expect(try await response.body.all() == Array("<html>nothing here</html>".utf8))
    }

    @Test func `a body that ends before its declared length is cut`() async throws {
        let response = try await open("/short")
        #expect(response.declaredBytes == 1_000)
        await #expect(throws: FetchFailure.cut) { try await response.body.all() }
    }

    @Test func `a body longer than declared ends where it said`() async throws {
        #expect(try await open("/long").body.all() == Connection.picture)
    }

    @Test func `no more is kept than was asked for`() async throws {
        let response = try await open("/endless", maximumBytes: 100_000)
        #expect(try await response.body.all().count == 100_000)
    }

    @Test(arguments: ["/silent", "/slow"])
    func `what never comes is timed out`(path: String) async {
        let hasty = URLSessionFetcher(patience: .seconds(1))
        await #expect(throws: FetchFailure.timedOut) {
            try await hasty.open(FetchRequest(address: server.address(path), maximumBytes: 2_000)).body.all()
        }
    }

    // Elsewhere the library itself traps on an answer that ends before its head does.
    #if !canImport(FoundationNetworking)
    @Test(arguments: ["/cut", "/noise"])
    func `a head that is no head fails`(path: String) async {
        await #expect(throws: FetchFailure.self) { try await open(path).body.all() }
    }
    #endif

    @Test func `a port where nobody listens is unreachable`() async {
        await #expect(throws: FetchFailure.unreachable) {
            try await fetcher.open(FetchRequest(address: "http://127.0.0.1:9/", maximumBytes: 1))
        }
    }

    @Test(arguments: ["", "file:///etc/passwd", "ftp://127.0.0.1/", "nothing"])
    func `an address of another scheme is not tried`(address: String) async {
        await #expect(throws: FetchFailure.brokenSource) {
            try await fetcher.open(FetchRequest(address: address, maximumBytes: 1))
        }
    }

    @Test func `no packed form is asked for, and where one comes its length is not believed`() async throws {
        #expect(try await open("/identity").status == 200)
        #expect(try await open("/packed").declaredBytes == nil)
    }

    @Test func `cancelling the task ends a fetch that waits for its head, or for its body`() async throws {
        let head = Task { try await open("/silent") }
        try await Task.sleep(for: .milliseconds(100))
        head.cancel()
        await #expect(throws: FetchFailure.cancelled) { try await head.value }

        let response = try await open("/slow")
        let body = Task { try await response.body.all() }
        try await Task.sleep(for: .milliseconds(100))
        body.cancel()
        await #expect(throws: FetchFailure.cancelled) { try await body.value }
    }

    @Test func `a body that is closed gives nothing more`() async throws {
        let response = try await open("/picture")
        response.body.close()
        response.body.close()
        await #expect(throws: FetchFailure.cancelled) { try await response.body.next(atMost: 1) }
    }
}
