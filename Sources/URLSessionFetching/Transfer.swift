import ContentProcessing
import Foundation
internal import Locking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request on its way: what the session's delegate is told, handed to one reader that waits.
///
/// It holds at most what was asked for: when more has arrived than the reader has taken, the task is suspended, and when
/// more has arrived than will ever be read, it is cancelled.
final class Transfer: NSObject, URLSessionDataDelegate, Sendable {
    /// How many bytes may wait before the task is suspended.
    static let highWater = 64 << 10

    private enum End: Sendable {
        case regular
        case failed(FetchFailure)

        /// What it means to someone who waits for the head.
        var failure: FetchFailure {
            switch self {
            case .regular: .cut
            case .failed(let failure): failure
            }
        }
    }

    private struct State: Sendable {
        var task: URLSessionTask?
        var head: FetchHead?
        /// What has arrived and not been taken, piece by piece, and how many bytes that is.
        var waiting: ArraySlice<ArraySlice<UInt8>> = []
        var waitingBytes = 0
        var received = 0
        var end: End?
        var isSuspended = false
        var headReader: CheckedContinuation<Result<FetchHead, FetchFailure>, Never>?
        var bodyReader: CheckedContinuation<Void, Never>?
    }

    private let state = Locked(State())
    private let maximumBytes: Int

    init(maximumBytes: Int) {
        self.maximumBytes = maximumBytes
    }

    func start(_ task: URLSessionTask) {
        state.withLock { $0.task = task }
        task.resume()
    }

    func response() async throws(FetchFailure) -> FetchResponse {
        let head = try await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let known = state.withLock { state -> Result<FetchHead, FetchFailure>? in
                    if let head = state.head { return .success(head) }
                    if let end = state.end { return .failure(end.failure) }
                    state.headReader = continuation
                    return nil
                }
                if let known { continuation.resume(returning: known) }
            }
        } onCancel: {
            stop()
        }.get()
        return FetchResponse(
            status: head.status, location: head.location, declaredBytes: head.declaredBytes, mimeType: head.mimeType,
            body: TransferBody(transfer: self))
    }

    func next(atMost count: Int) async throws(FetchFailure) -> [UInt8]? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if !state.waiting.isEmpty || state.end != nil { return true }
                    state.bodyReader = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            stop()
        }
        return try take(atMost: max(count, 1)).get()
    }

    private func take(atMost count: Int) -> Result<[UInt8]?, FetchFailure> {
        let (result, resumed) = state.withLock { state -> (Result<[UInt8]?, FetchFailure>, URLSessionTask?) in
            guard let first = state.waiting.first else {
                switch state.end {
                case .failed(let failure): return (.failure(failure), nil)
                default: return (.success(nil), nil)
                }
            }
            let chunk = Array(first.prefix(count))
            state.waitingBytes -= chunk.count
            if chunk.count < first.count {
                state.waiting[state.waiting.startIndex] = first.dropFirst(chunk.count)
            } else {
                state.waiting = state.waiting.count == 1 ? [] : state.waiting.dropFirst()
            }
            guard state.waiting.isEmpty else { return (.success(chunk), nil) }
            defer { state.isSuspended = false }
            return (.success(chunk), state.isSuspended ? state.task : nil)
        }
        resumed?.resume()
        return result
    }

    /// Ends the transfer early. Whoever waits is told; what has arrived is let go, and is no regular end.
    func stop() {
        let task = state.withLock { state in
            state.waiting = []
            state.waitingBytes = 0
            state.end = .failed(.cancelled)
            return state.task
        }
        finish(.failed(.cancelled))
        task?.stop()
    }

    private func finish(_ end: End) {
        let (head, body) = state.withLock { state in
            if state.end == nil { state.end = end }
            defer {
                state.task = nil
                state.headReader = nil
                state.bodyReader = nil
            }
            return (state.headReader, state.bodyReader)
        }
        head?.resume(returning: .failure(end.failure))
        body?.resume()
    }
}

extension Transfer {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // The redirect itself is the answer: whether it is followed is decided above, under the policy.
        receive(FetchHead(response))
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        guard let response = response as? HTTPURLResponse else {
            finish(.failed(.brokenSource))
            return completionHandler(.cancel)
        }
        receive(FetchHead(response))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard !data.isEmpty else { return }
        // Suspended before the reader can know of it: the other way round, its resume could come first.
        let suspends = state.withLock { state in
            !state.isSuspended && state.waitingBytes + data.count > Self.highWater
        }
        if suspends { dataTask.suspend() }
        let (reader, isTooMuch) = state.withLock { state -> (CheckedContinuation<Void, Never>?, Bool) in
            guard state.end == nil else { return (nil, true) }
            if suspends { state.isSuspended = true }
            let room = max(maximumBytes - state.received, 0)
            state.waiting.append(Array(data).prefix(room))
            state.waitingBytes += min(data.count, room)
            state.received += min(data.count, room)
            // For the reader the body ends here; whether it may end here is the reader's to say.
            if data.count > room { state.end = .regular }
            defer { state.bodyReader = nil }
            return (state.bodyReader, data.count > room)
        }
        reader?.resume()
        if isTooMuch { dataTask.stop() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let error else { return finish(.regular) }
        let failure = FetchFailure(error)
        // What fails without a name once the head has arrived is a connection that ended early.
        let isCut = failure == .other && state.withLock { $0.head != nil }
        finish(.failed(isCut ? .cut : failure))
    }

    private func receive(_ head: FetchHead) {
        let reader = state.withLock { state in
            if state.head == nil { state.head = head }
            defer { state.headReader = nil }
            return state.headReader
        }
        reader?.resume(returning: .success(head))
    }
}

extension URLSessionTask {
    /// Cancels. Suspended first, because without Apple's Foundation a cancellation waits in line behind a transfer that
    /// runs, which may have received all of its body by then.
    fileprivate func stop() {
        suspend()
        cancel()
    }
}
