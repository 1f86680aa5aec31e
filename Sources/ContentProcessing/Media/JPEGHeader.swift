/// https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B
enum JPEGHeader {
    static func read(_ reader: ByteReader) -> MediaFacts? {
        guard reader.bigEndian(0, bytes: 3) == 0xFFD8FF else { return nil }
        return MediaFacts(kind: .jpeg, pixelSize: size(reader))
    }

    /// The size in the first frame header. It may follow any number of other segments.
    private static func size(_ reader: ByteReader) -> PixelSize? {
        var place = 2
        while let prefix = reader.byte(place), let marker = reader.byte(place + 1) {
            guard prefix == 0xFF else { return nil }
            switch marker {
            case 0xFF: place += 1
            case 0x01, 0xD0...0xD8: place += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = reader.bigEndian(place + 5, bytes: 2),
                    let width = reader.bigEndian(place + 7, bytes: 2)
                else { return nil }
                return PixelSize(width: width, height: height)
            case 0xD9, 0xDA: return nil
            default:
                guard let length = reader.bigEndian(place + 2, bytes: 2), length >= 2 else { return nil }
                place += 2 + length
            }
        }
        return nil
    }
}
