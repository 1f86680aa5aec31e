/// The size of the primary image of an HEIC file.
///
/// Images, and the properties they share, are listed apart from each other; a table says which image has which.
/// ISO/IEC 23008-12; the boxes are those of ISO/IEC 14496-12.
enum HEICSize {
    static func read(_ file: ByteReader) -> PixelSize? {
        guard let meta = box("meta", in: file),
            let properties = box("iprp", in: meta.part(from: 4, to: meta.count)),
            let container = box("ipco", in: properties)
        else { return nil }
        var sizes: [Int: PixelSize] = [:]
        var crops: [Int: ByteReader] = [:]
        for (index, property) in boxes(in: container).enumerated() {
            if property.type == "ispe", let width = property.content.bigEndian(4, bytes: 4),
                let height = property.content.bigEndian(8, bytes: 4)
            {
                sizes[index + 1] = PixelSize(width: width, height: height)
            }
            if property.type == "clap" { crops[index + 1] = property.content }
        }
        guard let item = primaryItem(in: meta), let table = box("ipma", in: properties),
            let own = indices(of: item, in: table), let size = own.lazy.compactMap({ sizes[$0] }).first
        else { return nil }
        return own.lazy.compactMap { crops[$0] }.first.flatMap { unpadded(size, crop: $0) } ?? size
    }

    /// The size without the padding that fills up the last coding blocks, which are at most 64 pixels wide.
    ///
    /// A crop that takes away more than that is left out: the whole image has to be decoded for it.
    private static func unpadded(_ size: PixelSize, crop: ByteReader) -> PixelSize? {
        func side(_ place: Int, of whole: Int) -> Int? {
            guard let numerator = crop.bigEndian(place, bytes: 4),
                let denominator = crop.bigEndian(place + 4, bytes: 4),
                denominator > 0
            else { return nil }
            let side = numerator / denominator
            return (whole - 63...whole).contains(side) ? side : nil
        }
        guard let width = side(0, of: size.width), let height = side(8, of: size.height) else { return nil }
        return PixelSize(width: width, height: height)
    }

    private static func primaryItem(in meta: ByteReader) -> Int? {
        guard let box = box("pitm", in: meta.part(from: 4, to: meta.count)), let version = box.byte(0) else {
            return nil
        }
        return box.bigEndian(4, bytes: version == 0 ? 2 : 4)
    }

    /// The properties of an image, by their number in the list, counted from 1; nil where the table ends before them.
    private static func indices(of wanted: Int, in table: ByteReader) -> [Int]? {
        guard let version = table.byte(0), let flags = table.bigEndian(1, bytes: 3),
            let count = table.bigEndian(4, bytes: 4)
        else { return nil }
        let itemBytes = version == 0 ? 2 : 4
        let indexBytes = flags & 1 == 0 ? 1 : 2
        var place = 8
        for _ in 0..<count {
            guard let item = table.bigEndian(place, bytes: itemBytes), let length = table.byte(place + itemBytes) else {
                return nil
            }
            place += itemBytes + 1
            if item == wanted {
                let mask = indexBytes == 1 ? 0x7F : 0x7FFF
                let own = (0..<length).compactMap { index in
                    table.bigEndian(place + index * indexBytes, bytes: indexBytes).map { $0 & mask }
                }
                return own.count == length ? own : nil
            }
            place += length * indexBytes
        }
        return nil
    }

    private static func box(_ type: String, in reader: ByteReader) -> ByteReader? {
        boxes(in: reader).first { $0.type == type }?.content
    }

    /// The boxes that lie side by side. A box that is cut off has what there is of it.
    private static func boxes(in reader: ByteReader) -> [(type: String, content: ByteReader)] {
        var boxes: [(type: String, content: ByteReader)] = []
        var place = 0
        while let short = reader.bigEndian(place, bytes: 4), let code = reader.bigEndian(place + 4, bytes: 4) {
            var head = 8
            var size = short
            if short == 1 {
                // The length takes eight bytes; the highest of them would be beyond any file.
                guard reader.byte(place + 8) == 0, let long = reader.bigEndian(place + 9, bytes: 7) else { break }
                head = 16
                size = long
            } else if short == 0 {
                size = reader.count - place
            }
            guard size >= head else { break }
            let name = (0..<4).map { Character(Unicode.Scalar(UInt8(truncatingIfNeeded: code >> (24 - 8 * $0)))) }
            boxes.append(
                (
                    String(name),
                    reader.part(from: place + head, to: size > reader.count - place ? reader.count : place + size)
                ))
            guard size <= reader.count - place else { break }
            place += size
        }
        return boxes
    }
}
