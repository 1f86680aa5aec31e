/// Tells what a media file is and how large its image, by its first bytes alone; nothing is decoded.
///
/// It is total: any bytes have an answer, which is nil where they are of no kind that is known. A beginning that was
/// cut off gives the kind as soon as its signature is whole, and the size as soon as the header is.
public enum MediaReader {
    /// What the bytes tell, or nil.
    public static func read(_ bytes: [UInt8]) -> MediaFacts? {
        read(bytes[...])
    }

    /// What the bytes of a part tell, or nil.
    public static func read(_ bytes: ArraySlice<UInt8>) -> MediaFacts? {
        let reader = ByteReader(bytes)
        return PNGHeader.read(reader) ?? GIFHeader.read(reader) ?? JPEGHeader.read(reader)
            ?? RIFFHeader.read(reader) ?? AIFFHeader.read(reader) ?? BaseMediaHeader.read(reader)
            ?? MP3Header.read(reader)
    }
}
