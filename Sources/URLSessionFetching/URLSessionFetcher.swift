public import ContentProcessing
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Fetches by `URLSession`, without cookies, caches or credentials, and each fetch in a session of its own.
///
/// It follows no redirect and judges nothing; the stages that use it do both. A transfer is suspended while more has
/// arrived than was read, and it keeps no byte beyond the bound of the request.
///
/// Away from Apple's platforms, `URLSession` does not stop at once when it is suspended or cancelled and holds what it
/// receives meanwhile, and it traps on an answer that ends before its head does. There, use this with servers you trust.
public struct URLSessionFetcher: ContentFetching {
    private let patience: Duration

    /// Makes a fetcher. A fetch fails as timed out when nothing comes for as long as `patience`.
    public init(patience: Duration = .seconds(10)) {
        self.patience = patience
    }

    /// Sends the request and waits for the head of the answer.
    public func open(_ request: FetchRequest) async throws(FetchFailure) -> FetchResponse {
        guard let url = URL(string: request.address), let scheme = url.scheme?.lowercased(),
            scheme == "https" || scheme == "http"
        else { throw .brokenSource }
        let transfer = Transfer(maximumBytes: request.maximumBytes)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = max(patience / .seconds(1), 0.001)
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        var head = URLRequest(url: url)
        // A body that is unpacked on the way has no length that could be checked.
        head.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        let session = URLSession(configuration: configuration, delegate: transfer, delegateQueue: nil)
        let task = session.dataTask(with: head)
        transfer.start(task)
        // The session keeps its delegate until it is invalidated; this lets the task that runs come to its end.
        session.finishTasksAndInvalidate()
        return try await transfer.response()
    }
}
