/// Audio Interchange File Format, plain and compressed.
enum AIFFHeader {
    static func read(_ reader: ByteReader) -> MediaFacts? {
        guard reader.has("FORM", at: 0), reader.has("AIFF", at: 8) || reader.has("AIFC", at: 8) else { return nil }
        return MediaFacts(kind: .aiff)
    }
}
