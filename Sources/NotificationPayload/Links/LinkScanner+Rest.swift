extension LinkScanner {
    private enum Part {
        case path
        case query
        case fragment
    }

    /// Reads path, query and fragment to the end.
    static func readRest(_ bytes: Span<UInt8>, from start: Int, into shape: inout LinkShape) throws(LinkRefusal) {
        var part = Part.path
        var at = start
        while at < bytes.count {
            let byte = bytes[at]
            if ASCIISet.path.contains(byte) {
                at += 1
                continue
            }
            switch byte {
            case UInt8(ascii: "%"):
                guard at + 2 < bytes.count, ASCII.isHexDigit(bytes[at + 1]), ASCII.isHexDigit(bytes[at + 2]) else {
                    throw LinkRefusal(.brokenPercentEscape, at: at, length: escapeLength(bytes, at: at))
                }
                at += 3
                continue
            case UInt8(ascii: "?"):
                if part == .path { part = .query }
            case UInt8(ascii: "#") where part != .fragment:
                part = .fragment
            case UInt8(ascii: "[") where part != .path, UInt8(ascii: "]") where part != .path:
                shape.needsEscapes = true
            default:
                try passCharacter(bytes, at: at)
                shape.needsEscapes = true
            }
            at += byte < 0x80 ? 1 : UTF8Scalar(bytes, at: at).length
        }
    }

    private static func passCharacter(_ bytes: Span<UInt8>, at offset: Int) throws(LinkRefusal) {
        if let fault = generalFault(bytes, at: offset) { throw fault }
        // Within ASCII only brackets in the path and a second number sign are left.
        if bytes[offset] < 0x80 {
            let name = UTF8Scalar(bytes, at: offset).name
            throw LinkRefusal(.forbiddenCharacter, at: offset, length: 1, found: name)
        }
    }

    /// The percent sign and those of the two bytes after it that are hexadecimal digits.
    private static func escapeLength(_ bytes: Span<UInt8>, at offset: Int) -> Int {
        guard offset + 1 < bytes.count, ASCII.isHexDigit(bytes[offset + 1]) else { return 1 }
        return 2
    }
}
