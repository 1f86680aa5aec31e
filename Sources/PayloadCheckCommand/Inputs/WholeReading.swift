/// The bytes of an input that is one payload.
enum WholeReading: Sendable {
    case bytes([UInt8])
    /// It has more bytes than are read of one payload.
    case tooLong
    case unreadable(String)

    /// Reads to the end, but not further than the bound.
    static func all(of reader: ByteReader) -> WholeReading {
        var bytes: [UInt8] = []
        while true {
            // One byte more than the bound tells that there is more.
            switch reader.read(min(InputBounds.chunk, InputBounds.payload + 1 - bytes.count)) {
            case .bytes(let chunk):
                if bytes.isEmpty { bytes = chunk } else { bytes.append(contentsOf: chunk) }
                if bytes.count > InputBounds.payload { return .tooLong }
            case .end: return .bytes(bytes)
            case .failed(let reason): return .unreadable(reason)
            }
        }
    }
}
