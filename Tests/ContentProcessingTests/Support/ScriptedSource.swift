import ContentProcessing
import Locking

/// A source that answers by a script and notes what was asked of it.
final class ScriptedSource: ContentFetching {
    /// One answer.
    struct Answer: Sendable {
        var status = 200
        var location: String?
        var declaredBytes: Int?
        var mimeType: String?
        var chunks: [[UInt8]] = []
        /// How the body ends: nil is regular.
        var failure: FetchFailure?
        /// Repeats the last chunk for ever.
        var isEndless = false
        /// Hands over whole chunks, whatever was asked.
        var isGreedy = false
        /// Given before the head, and before each chunk.
        var signal: Signal?
    }

    struct Notes: Sendable {
        var requests: [FetchRequest] = []
        var handedOver = 0
        var largestRequest = 0
        var opened = 0
        var closed = 0
    }

    let notes = Locked(Notes())
    private let answers: [String: Answer]

    init(_ answers: [String: Answer]) {
        self.answers = answers
    }

    convenience init(_ answer: Answer) {
        self.init(["https://images.example.com/picture": answer])
    }

    func open(_ request: FetchRequest) async throws(FetchFailure) -> FetchResponse {
        notes.withLock { $0.requests.append(request) }
        guard let answer = answers[request.address] else { throw .unreachable }
        if let signal = answer.signal {
            do { try await signal.waitOrCancel() } catch { throw .cancelled }
        }
        notes.withLock { $0.opened += 1 }
        return FetchResponse(
            status: answer.status, location: answer.location, declaredBytes: answer.declaredBytes,
            mimeType: answer.mimeType, body: Body(answer, notes))
    }

    final class Body: FetchBody {
        private let answer: Answer
        private let notes: Locked<Notes>
        private let rest: Locked<(chunks: [[UInt8]], isClosed: Bool)>

        init(_ answer: Answer, _ notes: Locked<Notes>) {
            self.answer = answer
            self.notes = notes
            rest = Locked((answer.chunks, false))
        }

        func next(atMost count: Int) async throws(FetchFailure) -> [UInt8]? {
            let chunk = rest.withLock { rest -> [UInt8]? in
                guard let first = rest.chunks.first else { return nil }
                let piece = answer.isGreedy ? first : Array(first.prefix(count))
                if piece.count < first.count {
                    rest.chunks[0] = Array(first.dropFirst(piece.count))
                } else if !answer.isEndless || rest.chunks.count > 1 {
                    rest.chunks.removeFirst()
                }
                return piece
            }
            notes.withLock {
                $0.largestRequest = max($0.largestRequest, count)
                $0.handedOver += chunk?.count ?? 0
            }
            if chunk == nil, let failure = answer.failure { throw failure }
            return chunk
        }

        func close() {
            let isFirst = rest.withLock { rest in
                defer { rest.isClosed = true }
                return !rest.isClosed
            }
            if isFirst { notes.withLock { $0.closed += 1 } }
        }
    }
}

/// Keeps attachments in memory, and says what became of them.
final class MemoryStore: AttachmentStoring {
    struct Files: Sendable {
        var open: [String: [UInt8]] = [:]
        var finished: [String: [UInt8]] = [:]
        var discarded: [String] = []
        var largestAppend = 0
    }

    let files = Locked(Files())
    private let fails: Bool

    init(fails: Bool = false) {
        self.fails = fails
    }

    struct Full: Error {}

    func create(_ name: String) async throws -> any AttachmentWriting {
        files.withLock { $0.open[name] = [] }
        return File(store: self, name: name)
    }

    struct File: AttachmentWriting {
        let store: MemoryStore
        let name: String

        func append(_ bytes: [UInt8]) async throws {
            if store.fails { throw Full() }
            store.files.withLock {
                $0.open[name, default: []] += bytes
                $0.largestAppend = max($0.largestAppend, bytes.count)
            }
        }

        func finish() async throws -> String {
            store.files.withLock { $0.finished[name] = $0.open.removeValue(forKey: name) }
            return "/attachments/" + name
        }

        func discard() async {
            store.files.withLock {
                $0.open[name] = nil
                $0.discarded.append(name)
            }
        }
    }
}
