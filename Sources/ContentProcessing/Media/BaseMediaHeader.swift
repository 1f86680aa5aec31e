/// HEIC, M4A and MP4, which share a container and are told apart by their brands.
///
/// ISO/IEC 14496-12; the brands are registered at https://mp4ra.org
enum BaseMediaHeader {
    static func read(_ reader: ByteReader) -> MediaFacts? {
        guard reader.has("ftyp", at: 4), let size = reader.bigEndian(0, bytes: 4), size >= 16 else { return nil }
        guard reader.count >= 12 else { return nil }
        // The major brand, then, after a version, the compatible ones.
        let places = [8] + Array(stride(from: 16, to: min(size, reader.count) - 3, by: 4))
        for place in places {
            if isAny(of: ["heic", "heix", "heim", "heis", "hevc", "hevx"], reader, at: place) {
                return MediaFacts(kind: .heic, pixelSize: HEICSize.read(reader))
            }
            if isAny(of: ["M4A ", "M4B "], reader, at: place) { return MediaFacts(kind: .m4a) }
            if isAny(
                of: ["isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "MSNV", "dash"], reader,
                at: place)
            {
                return MediaFacts(kind: .mp4)
            }
        }
        return nil
    }

    private static func isAny(of brands: [String], _ reader: ByteReader, at place: Int) -> Bool {
        brands.contains { reader.has($0, at: place) }
    }
}
