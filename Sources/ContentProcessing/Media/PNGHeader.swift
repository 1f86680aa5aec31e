/// https://www.w3.org/TR/png-3/#11IHDR
enum PNGHeader {
    static func read(_ reader: ByteReader) -> MediaFacts? {
        guard reader.bigEndian(0, bytes: 4) == 0x8950_4E47, reader.bigEndian(4, bytes: 4) == 0x0D0A_1A0A else {
            return nil
        }
        guard reader.has("IHDR", at: 12), let width = reader.bigEndian(16, bytes: 4),
            let height = reader.bigEndian(20, bytes: 4)
        else { return MediaFacts(kind: .png) }
        return MediaFacts(kind: .png, pixelSize: PixelSize(width: width, height: height))
    }
}
