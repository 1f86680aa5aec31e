/// A source of bytes by address.
///
/// An implementation asks for what it is told and hands over what comes. It follows no redirect, checks no address and
/// judges no type: all of that is done above it, the same for every source.
public protocol ContentFetching: Sendable {
    /// Sends a request and waits for the head of the answer.
    ///
    /// It ends early when the task is cancelled.
    func open(_ request: FetchRequest) async throws(FetchFailure) -> FetchResponse
}

/// What is asked of a source.
public struct FetchRequest: Sendable, Hashable {
    /// An absolute address.
    public let address: String
    /// How many bytes of the body will be read at most, so that a source need not hold more.
    public let maximumBytes: Int

    /// Takes the parts as they are.
    public init(address: String, maximumBytes: Int) {
        self.address = address
        self.maximumBytes = maximumBytes
    }
}

/// The head of an answer, and the way to its body.
public struct FetchResponse: Sendable {
    /// The status of HTTP.
    public let status: Int
    /// Where a redirect leads, as the server wrote it.
    public let location: String?
    /// How many bytes the server says the body has; nil where it does not say, or speaks of an encoded form.
    public let declaredBytes: Int?
    /// The declared type, as the server wrote it.
    public let mimeType: String?
    /// The body.
    public let body: any FetchBody

    /// Takes the parts as they are.
    public init(
        status: Int, location: String? = nil, declaredBytes: Int? = nil, mimeType: String? = nil, body: any FetchBody
    ) {
        self.status = status
        self.location = location
        self.declaredBytes = declaredBytes
        self.mimeType = mimeType
        self.body = body
    }
}

/// A body, read piece by piece by one reader.
public protocol FetchBody: Sendable {
    /// The next bytes, at least one and at most `count`; nil at the end. It ends early when the task is cancelled.
    func next(atMost count: Int) async throws(FetchFailure) -> [UInt8]?
    /// Ends the transfer, if it is still going on. May be called more than once.
    func close()
}
