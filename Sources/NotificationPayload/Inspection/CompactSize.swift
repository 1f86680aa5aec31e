internal import JSONReading

extension JSONDocument {
    /// How many bytes of UTF-8 a value has as compact JSON: without white space, and escaped only where it must be.
    func compactSize(of node: JSONNode) -> Int {
        switch kind(node) {
        case .object:
            var size = 2
            for (name, value) in members(node) {
                size += (size > 2 ? 1 : 0) + textSize(of: name) + 1 + compactSize(of: value)
            }
            return size
        case .array:
            var size = 2
            for element in elements(node) { size += (size > 2 ? 1 : 0) + compactSize(of: element) }
            return size
        case .string:
            return textSize(of: node)
        default:
            return range(node).count
        }
    }

    private func textSize(of node: JSONNode) -> Int {
        guard flags(node).contains(.escaped) else { return range(node).count }
        var size = 2
        for byte in utf8(node) {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0A, 0x0C, 0x0D: size += 2
            case 0..<0x20: size += 6
            default: size += 1
            }
        }
        return size
    }
}
