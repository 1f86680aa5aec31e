/// Cuts a stream into batches of lines in bounded memory, however long a line is.
struct LineStream: Sendable {
    private let name: InputName
    private let reader: ByteReader

    /// The beginning of a line whose end has not come yet.
    private var unfinished: [UInt8] = []
    /// The bytes passed of a line that is too long to be kept; nil within any other line.
    private var skipped: Int?
    /// The number of the line that `unfinished` begins.
    private var number = 1
    /// Where `unfinished` begins in the stream.
    private var offset = 0

    private var ready: [LineBatch] = []
    private var isAtEnd = false

    /// Why reading stopped early, if it did.
    private(set) var failure: String?

    init(name: InputName, reader: ByteReader) {
        self.name = name
        self.reader = reader
    }

    /// The next batch, as soon as the stream brings a whole line; nil at the end.
    mutating func next() -> LineBatch? {
        while ready.isEmpty, !isAtEnd {
            switch reader.read(InputBounds.chunk) {
            case .bytes(let chunk):
                take(chunk)
            case .failed(let reason):
                // The line that was being read is not whole, so nothing can be said about it.
                failure = reason
                isAtEnd = true
            case .end:
                isAtEnd = true
                if skipped != nil || !unfinished.isEmpty { take([UInt8(ascii: "\n")]) }
            }
        }
        return ready.isEmpty ? nil : ready.removeFirst()
    }

    private mutating func take(_ chunk: [UInt8]) {
        let passed = skipped ?? 0
        var cutter = LineCutter(number: number, offset: offset + passed)
        var start = 0
        if skipped != nil {
            guard let end = chunk.firstIndex(of: UInt8(ascii: "\n")) else {
                skipped = passed + chunk.count
                return
            }
            cutter.addTooLong(start: offset, byteCount: passed + end)
            offset += passed
            skipped = nil
            start = end + 1
        }
        let known = unfinished.count
        var bytes = unfinished
        unfinished = []
        bytes.append(contentsOf: chunk)
        var index = max(start, known)
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") {
                cutter.add(start..<index, of: bytes)
                start = index + 1
            }
            index += 1
        }
        let groups = cutter.finish()
        for group in groups where !group.isEmpty {
            ready.append(LineBatch(name: name, bytes: bytes, lines: group))
        }
        number = cutter.number
        // One byte more than the bound may be the carriage return of the line's end.
        if bytes.count - start > InputBounds.payload + 1 {
            skipped = bytes.count - start
        } else {
            unfinished = start == 0 ? bytes : Array(bytes[start...])
        }
        offset += start
    }
}
