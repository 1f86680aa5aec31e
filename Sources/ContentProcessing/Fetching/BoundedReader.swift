/// Reads a body of any source and never asks for more bytes than its bound.
///
/// A declared length is believed only when it speaks against the body. A body that fills the bound without having
/// declared just that length is refused, because telling whether it ends there would take one byte more.
struct BoundedReader {
    /// The most bytes that are asked for at once.
    static let chunkBytes = 64 << 10

    /// The declared type.
    let mimeType: String?
    /// The path of the address that answered.
    let path: String
    /// How many bytes have been read.
    private(set) var readBytes = 0
    private var limit: Int
    private let declaredBytes: Int?
    private let body: any FetchBody
    private var isAtEnd = false

    init(_ response: FetchResponse, path: String, maximumBytes: Int) throws(StageFailure) {
        body = response.body
        mimeType = response.mimeType
        self.path = path
        declaredBytes = response.declaredBytes.flatMap { $0 < 0 ? nil : $0 }
        limit = maximumBytes
        if let declaredBytes, declaredBytes > limit {
            body.close()
            throw .tooManyBytes
        }
    }

    /// Sets a lower bound, once it is known what the body is.
    mutating func lowerLimit(to bytes: Int) throws(StageFailure) {
        limit = min(limit, bytes)
        guard readBytes <= limit, (declaredBytes ?? 0) <= limit else { throw .tooManyBytes }
        if readBytes == limit, !isAtEnd, declaredBytes != limit { throw .tooManyBytes }
    }

    /// The next bytes, or nil at the end.
    mutating func next(atMost count: Int = Self.chunkBytes) async throws -> [UInt8]? {
        guard !isAtEnd else { return nil }
        let asked = min(count, limit - readBytes)
        guard asked > 0 else {
            guard declaredBytes == readBytes else { throw StageFailure.tooManyBytes }
            isAtEnd = true
            return nil
        }
        guard let chunk = try await body.next(atMost: asked) else {
            isAtEnd = true
            if let declaredBytes, declaredBytes > readBytes { throw FetchFailure.cut }
            return nil
        }
        guard !chunk.isEmpty, chunk.count <= asked else { throw FetchFailure.brokenSource }
        readBytes += chunk.count
        return chunk
    }

    /// The beginning of the body: all of it where it is shorter.
    mutating func header(atMost count: Int) async throws -> [UInt8] {
        var header: [UInt8] = []
        while header.count < count, readBytes < limit,
            let chunk = try await next(atMost: min(Self.chunkBytes, count - header.count))
        {
            header += chunk
        }
        return header
    }

    /// Ends the transfer.
    func close() {
        body.close()
    }
}
