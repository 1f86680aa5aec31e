/// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
enum GIFHeader {
    static func read(_ reader: ByteReader) -> MediaFacts? {
        guard reader.has("GIF87a", at: 0) || reader.has("GIF89a", at: 0) else { return nil }
        guard let width = reader.littleEndian(6, bytes: 2), let height = reader.littleEndian(8, bytes: 2),
            let flags = reader.byte(10)
        else { return MediaFacts(kind: .gif, frames: .atLeast(0)) }
        var walk = Walk(reader: reader, place: 13 + tableBytes(flags))
        let frames = walk.frames()
        // A frame may reach beyond the screen that the file declares; decoders make room for it.
        return MediaFacts(
            kind: .gif,
            pixelSize: PixelSize(width: max(width, walk.right), height: max(height, walk.bottom)),
            frames: frames)
    }

    /// The bytes of a colour table, by the flags that announce it.
    private static func tableBytes(_ flags: Int) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (flags & 0x07 + 1)
    }

    private struct Walk {
        let reader: ByteReader
        var place: Int
        var right = 0
        var bottom = 0

        mutating func frames() -> FrameCount {
            var count = 0
            while let mark = reader.byte(place) {
                switch mark {
                case 0x3B: return .exactly(count)
                case 0x21: place += 2
                case 0x2C:
                    guard let left = reader.littleEndian(place + 1, bytes: 2),
                        let top = reader.littleEndian(place + 3, bytes: 2),
                        let width = reader.littleEndian(place + 5, bytes: 2),
                        let height = reader.littleEndian(place + 7, bytes: 2), let flags = reader.byte(place + 9)
                    else { return .atLeast(count) }
                    if count == 0 {
                        right = left + width
                        bottom = top + height
                    }
                    count += 1
                    place += 11 + GIFHeader.tableBytes(flags)
                default: return .atLeast(count)
                }
                guard skipBlocks() else { return .atLeast(count) }
            }
            return .atLeast(count)
        }

        /// Skips data blocks up to and with the empty one.
        private mutating func skipBlocks() -> Bool {
            while let size = reader.byte(place) {
                place += 1 + size
                if size == 0 { return true }
            }
            return false
        }
    }
}
