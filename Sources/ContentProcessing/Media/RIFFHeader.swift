/// WebP and WAV, which share a container.
///
/// https://www.rfc-editor.org/rfc/rfc9649
enum RIFFHeader {
    static func read(_ reader: ByteReader) -> MediaFacts? {
        guard reader.has("RIFF", at: 0) else { return nil }
        if reader.has("WAVE", at: 8) { return MediaFacts(kind: .wav) }
        guard reader.has("WEBP", at: 8) else { return nil }
        return MediaFacts(kind: .webp, pixelSize: size(reader))
    }

    private static func size(_ reader: ByteReader) -> PixelSize? {
        if reader.has("VP8 ", at: 12) {
            guard reader.bigEndian(23, bytes: 3) == 0x9D012A, let width = reader.littleEndian(26, bytes: 2),
                let height = reader.littleEndian(28, bytes: 2)
            else { return nil }
            return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
        }
        if reader.has("VP8L", at: 12) {
            guard reader.byte(20) == 0x2F, let bits = reader.littleEndian(21, bytes: 4) else { return nil }
            return PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        guard reader.has("VP8X", at: 12), let width = reader.littleEndian(24, bytes: 3),
            let height = reader.littleEndian(27, bytes: 3)
        else { return nil }
        return PixelSize(width: width + 1, height: height + 1)
    }
}
