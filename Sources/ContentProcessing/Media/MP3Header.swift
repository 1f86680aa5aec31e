/// MPEG audio, layer III: behind an ID3 tag, or by its first frame header.
///
/// https://id3.org/id3v2.4.0-structure
enum MP3Header {
    static func read(_ reader: ByteReader) -> MediaFacts? {
        isTag(reader) || isFrame(reader) ? MediaFacts(kind: .mp3) : nil
    }

    private static func isTag(_ reader: ByteReader) -> Bool {
        guard reader.has("ID3", at: 0), let version = reader.byte(3), let revision = reader.byte(4) else {
            return false
        }
        return version < 0xFF && revision < 0xFF && (6..<10).allSatisfy { reader.byte($0).map { $0 < 0x80 } ?? false }
    }

    /// Eleven bits of synchronisation, a version, layer III, and no reserved bit rate or sampling rate.
    private static func isFrame(_ reader: ByteReader) -> Bool {
        guard let header = reader.bigEndian(0, bytes: 4), header >> 21 == 0x7FF else { return false }
        let version = header >> 19 & 0x3
        let layer = header >> 17 & 0x3
        let bitRate = header >> 12 & 0xF
        let samplingRate = header >> 10 & 0x3
        return version != 1 && layer == 1 && bitRate != 0 && bitRate != 15 && samplingRate != 3
    }
}
