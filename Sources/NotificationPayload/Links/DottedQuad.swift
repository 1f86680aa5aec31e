/// The one form of an IP version 4 address that every parser reads alike: four decimal numbers without leading zeros.
///
/// RFC 3986 section 3.2.2
enum DottedQuad {
    static func value(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> UInt32? {
        var address: UInt32 = 0
        var at = start
        for index in 0..<4 {
            if index > 0 {
                guard at < end, bytes[at] == UInt8(ascii: ".") else { return nil }
                at += 1
            }
            let first = at
            var octet: UInt32 = 0
            while at < end, ASCII.isDigit(bytes[at]), at - first < 3 {
                octet = octet * 10 + UInt32(bytes[at] - UInt8(ascii: "0"))
                at += 1
            }
            let hasLeadingZero = at - first > 1 && bytes[first] == UInt8(ascii: "0")
            guard at > first, octet < 256, !hasLeadingZero else { return nil }
            address = address << 8 | octet
        }
        return at == end ? address : nil
    }
}
