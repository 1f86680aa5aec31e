/// The eight groups of an IPv6 address.
///
/// https://www.rfc-editor.org/rfc/rfc4291#section-2.2
struct IPv6Groups {
    let groups: [UInt16]

    /// Reads an address without brackets; nil for anything else, a zone identifier among it.
    init?(_ text: Substring) {
        guard text.utf8.count <= 45 else { return nil }
        var head: [UInt16] = []
        var tail: [UInt16] = []
        var hasGap = false
        var rest = text
        if rest.hasPrefix("::") {
            hasGap = true
            rest = rest.dropFirst(2)
        }
        while !rest.isEmpty {
            let part = rest.prefix { $0 != ":" }
            rest = rest[part.endIndex...]
            guard let groups = Self.groups(of: part, isLast: rest.isEmpty) else { return nil }
            if hasGap { tail += groups } else { head += groups }
            guard !rest.isEmpty else { break }
            if rest.hasPrefix("::") {
                guard !hasGap else { return nil }
                hasGap = true
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
                guard !rest.isEmpty else { return nil }
            }
        }
        let missing = 8 - head.count - tail.count
        guard hasGap ? missing >= 1 : missing == 0 else { return nil }
        groups = head + Array(repeating: 0, count: missing) + tail
    }

    private static func groups(of part: Substring, isLast: Bool) -> [UInt16]? {
        if isLast, part.contains(".") {
            let labels = part.split(separator: ".", omittingEmptySubsequences: false)
            guard let octets = FetchHost.octets(labels) else { return nil }
            return [UInt16(octets[0]) << 8 | UInt16(octets[1]), UInt16(octets[2]) << 8 | UInt16(octets[3])]
        }
        guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy(\.isHexDigit) else { return nil }
        return UInt16(part, radix: 16).map { [$0] }
    }

    /// Whether it is none of the public internet's: outside 2000::/3, set aside for documents or tunnels, or a carrier
    /// of an IPv4 address, which would be judged by other rules than it is reached by.
    ///
    /// https://www.iana.org/assignments/iana-ipv6-special-registry
    var isPrivate: Bool {
        guard groups[0] & 0xE000 == 0x2000 else { return true }
        if groups[0] == 0x2002 || groups[0] & 0xFFF0 == 0x3FF0 { return true }
        return groups[0] == 0x2001 && (groups[1] < 0x0200 || groups[1] == 0x0DB8)
    }
}
