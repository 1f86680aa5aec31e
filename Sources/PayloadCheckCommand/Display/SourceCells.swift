/// A stretch of source text cut into what a terminal shows of it, piece by piece.
struct SourceCells: Sendable {
    /// One character, or one byte that is no character.
    struct Cell: Sendable, Hashable {
        /// Its bytes in the source.
        let bytes: Range<Int>
        /// What is printed for it; nil if that is itself.
        let sign: String?
        /// How many columns that takes.
        let columns: Int
    }

    private let source: ArraySlice<UInt8>
    private(set) var cells: [Cell] = []

    /// Cuts `range` of a source. Bytes that are no UTF-8 show as `<0xFF>`, tabs as four spaces.
    init(_ source: ArraySlice<UInt8>, in range: Range<Int>) {
        self.source = source
        cells.reserveCapacity(range.count)
        var index = range.lowerBound
        var previous: Unicode.Scalar?
        while index < range.upperBound {
            if let (scalar, length) = Self.scalar(in: source[index..<range.upperBound]) {
                cells.append(cell(for: scalar, at: index..<index + length, after: previous))
                previous = scalar
                index += length
            } else {
                let byte = String(source[index], radix: 16, uppercase: true)
                let text = byte.count == 1 ? "<0x0\(byte)>" : "<0x\(byte)>"
                cells.append(Cell(bytes: index..<index + 1, sign: text, columns: text.utf8.count))
                previous = nil
                index += 1
            }
        }
    }

    /// What is printed for some of the cells.
    func text(of range: Range<Int>) -> String {
        var text: [UInt8] = []
        for cell in cells[range] {
            if let sign = cell.sign {
                text.append(contentsOf: sign.utf8)
            } else {
                text.append(contentsOf: source[cell.bytes])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func cell(
        for scalar: Unicode.Scalar, at bytes: Range<Int>, after previous: Unicode.Scalar?
    ) -> Cell {
        if (0x20..<0x7F).contains(scalar.value) { return Cell(bytes: bytes, sign: nil, columns: 1) }
        if scalar == "\t" { return Cell(bytes: bytes, sign: "    ", columns: 4) }
        if let sign = VisibleText.sign(for: scalar, after: previous) {
            return Cell(bytes: bytes, sign: sign, columns: sign.unicodeScalars.count)
        }
        var columns = DisplayWidth.columns(of: scalar)
        if scalar == "\u{200D}" {
            columns = 0
        } else if let previous, previous == "\u{200D}" || DisplayWidth.isEmoji(previous) {
            // Joined to the emoji before, or its skin tone: one picture, as wide as one emoji.
            if DisplayWidth.isEmojiModifier(scalar) || previous == "\u{200D}" && DisplayWidth.isEmoji(scalar) {
                columns = 0
            }
            // The selector that turns a narrow sign into a wide picture.
            if scalar == "\u{FE0F}", DisplayWidth.columns(of: previous) == 1 { columns = 1 }
        }
        return Cell(bytes: bytes, sign: nil, columns: columns)
    }

    /// The character at the beginning of some bytes, by the table of well-formed UTF-8; nil if it is none.
    private static func scalar(in bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
        guard let lead = bytes.first else { return nil }
        if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard (0xC2...0xF4).contains(lead), bytes.count >= length else { return nil }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for byte in bytes.dropFirst().prefix(length - 1) {
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        // Shortest form only; surrogates and what lies above U+10FFFF are no scalars.
        guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return nil }
        return (scalar, length)
    }
}
