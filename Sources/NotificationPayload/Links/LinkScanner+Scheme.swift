extension LinkScanner {
    /// Reads `https://` and gives the place after it.
    static func readScheme(_ bytes: Span<UInt8>) throws(LinkRefusal) -> Int {
        let length = 8
        if bytes.count >= length,
            bytes[0] == UInt8(ascii: "h"), bytes[1] == UInt8(ascii: "t"), bytes[2] == UInt8(ascii: "t"),
            bytes[3] == UInt8(ascii: "p"), bytes[4] == UInt8(ascii: "s"), bytes[5] == UInt8(ascii: ":"),
            bytes[6] == UInt8(ascii: "/"), bytes[7] == UInt8(ascii: "/")
        {
            return length
        }
        throw schemeFault(bytes)
    }

    /// Why a text that does not begin with `https://` is refused.
    private static func schemeFault(_ bytes: Span<UInt8>) -> LinkRefusal {
        var end = 0
        while end < bytes.count, bytes[end] != UInt8(ascii: ":"), !endsAuthority(bytes[end]) {
            if let fault = generalFault(bytes, at: end) { return fault }
            end += UTF8Scalar(bytes, at: end).length
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ":"), isScheme(bytes, end: end) else {
            return LinkRefusal(.schemeMissing, at: 0, length: 0)
        }
        guard matchesHTTPS(bytes, end: end) else {
            return LinkRefusal(.schemeNotHTTPS, at: 0, length: end, found: printableName(bytes, from: 0, to: end))
        }
        for offset in 0..<end where bytes[offset] != ASCII.lowered(bytes[offset]) {
            return LinkRefusal(.schemeUpperCase, at: 0, length: end, found: printableName(bytes, from: 0, to: end))
        }
        for offset in (end + 1)..<(end + 3) where offset < bytes.count && bytes[offset] == UInt8(ascii: "\\") {
            return LinkRefusal(.backslash, at: offset, length: 1)
        }
        return LinkRefusal(.hostMissing, at: end + 1, length: 0)
    }

    /// True for the scheme of RFC 3986 section 3.1, unless it looks like a host with its port: `opass.app:8080`.
    private static func isScheme(_ bytes: Span<UInt8>, end: Int) -> Bool {
        guard end > 0, ASCII.isLetter(bytes[0]) else { return false }
        for offset in 0..<end {
            let byte = bytes[offset]
            guard ASCIISet.alphanumeric.contains(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else {
                return false
            }
        }
        return end + 1 >= bytes.count || !ASCII.isDigit(bytes[end + 1])
    }

    private static func matchesHTTPS(_ bytes: Span<UInt8>, end: Int) -> Bool {
        end == 5 && ASCII.lowered(bytes[0]) == UInt8(ascii: "h") && ASCII.lowered(bytes[1]) == UInt8(ascii: "t")
            && ASCII.lowered(bytes[2]) == UInt8(ascii: "t") && ASCII.lowered(bytes[3]) == UInt8(ascii: "p")
            && ASCII.lowered(bytes[4]) == UInt8(ascii: "s")
    }
}
