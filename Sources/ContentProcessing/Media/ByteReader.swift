/// Numbers at places within bytes. A place outside of them, however large, has no number.
struct ByteReader {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func byte(_ place: Int) -> Int? {
        guard place >= 0, place < bytes.count else { return nil }
        return Int(bytes[bytes.startIndex + place])
    }

    func bigEndian(_ place: Int, bytes size: Int) -> Int? {
        number(place, size: size) { $0 }
    }

    func littleEndian(_ place: Int, bytes size: Int) -> Int? {
        number(place, size: size) { size - 1 - $0 }
    }

    /// Up to seven bytes, so that the number fits; the index of a byte by its weight, the heaviest first.
    private func number(_ place: Int, size: Int, index: (Int) -> Int) -> Int? {
        guard place >= 0, size <= 7, place <= bytes.count - size else { return nil }
        var number = 0
        for weight in 0..<size {
            number = number << 8 | Int(bytes[bytes.startIndex + place + index(weight)])
        }
        return number
    }

    /// Whether the text stands at a place.
    func has(_ text: String, at place: Int) -> Bool {
        guard place >= 0, place <= bytes.count else { return false }
        return bytes.dropFirst(place).starts(with: text.utf8)
    }

    /// The bytes within a range, as far as they are there.
    func part(from start: Int, to end: Int) -> ByteReader {
        let low = min(max(start, 0), bytes.count)
        let high = min(max(end, low), bytes.count)
        return ByteReader(bytes[(bytes.startIndex + low)..<(bytes.startIndex + high)])
    }
}
