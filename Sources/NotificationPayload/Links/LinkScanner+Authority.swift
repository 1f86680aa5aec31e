extension LinkScanner {
    /// Reads host and port and gives the place of the `/`, `?` or `#` after them, or the end.
    static func readAuthority(
        _ bytes: Span<UInt8>, from start: Int, into shape: inout LinkShape
    ) throws(LinkRefusal) -> Int {
        do throws(LinkRefusal) {
            let end = try readHost(bytes, from: start, into: &shape)
            shape.hostStart = UInt16(truncatingIfNeeded: start)
            shape.hostEnd = UInt16(truncatingIfNeeded: end)
            guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return end }
            return try readPort(bytes, from: end + 1, into: &shape)
        } catch {
            // What stands before an @ is no host, whatever else is wrong with it.
            throw userInformation(bytes, from: start) ?? error
        }
    }

    private static func readHost(
        _ bytes: Span<UInt8>, from start: Int, into shape: inout LinkShape
    ) throws(LinkRefusal) -> Int {
        guard start < bytes.count, !endsAuthority(bytes[start]), bytes[start] != UInt8(ascii: ":") else {
            throw LinkRefusal(.hostMissing, at: start, length: 0)
        }
        if bytes[start] == UInt8(ascii: "[") {
            shape.hostKind = .ipv6
            return try readBracketedAddress(bytes, from: start)
        }
        return try readHostName(bytes, from: start, into: &shape)
    }

    private static func readBracketedAddress(_ bytes: Span<UInt8>, from start: Int) throws(LinkRefusal) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "]"), !endsAuthority(bytes[end]) {
            if let fault = generalFault(bytes, at: end) { throw fault }
            if bytes[end] == UInt8(ascii: "%") {
                throw LinkRefusal(.zoneIdentifier, at: end, length: zoneEnd(bytes, from: end) - end)
            }
            end += UTF8Scalar(bytes, at: end).length
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "]"),
            IPv6Address(text: bytes.extracting((start + 1)..<end)) != nil
        else {
            throw LinkRefusal(
                .malformedIPv6Address, at: start, length: min(end + 1, bytes.count) - start,
                found: printableName(bytes, from: start + 1, to: end))
        }
        end += 1
        guard end == bytes.count || endsAuthority(bytes[end]) || bytes[end] == UInt8(ascii: ":") else {
            throw hostFault(bytes, at: end)
        }
        return end
    }

    private static func zoneEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "]"), !endsAuthority(bytes[end]) { end += 1 }
        return end
    }

    private static func readPort(
        _ bytes: Span<UInt8>, from start: Int, into shape: inout LinkShape
    ) throws(LinkRefusal) -> Int {
        var end = start
        var port = 0
        while end < bytes.count, ASCII.isDigit(bytes[end]) {
            port = min(port * 10 + Int(bytes[end] - UInt8(ascii: "0")), 1 << 20)
            end += 1
        }
        if end < bytes.count, !endsAuthority(bytes[end]) {
            if let fault = generalFault(bytes, at: end) { throw fault }
            while end < bytes.count, !endsAuthority(bytes[end]) { end += 1 }
            throw portFault(.portNotNumber, bytes, from: start, to: end)
        }
        if start == end { throw LinkRefusal(.portEmpty, at: start - 1, length: 1) }
        if port == 0 { throw portFault(.portZero, bytes, from: start, to: end) }
        guard let value = UInt16(exactly: port) else { throw portFault(.portTooLarge, bytes, from: start, to: end) }
        shape.port = value
        return end
    }

    private static func portFault(
        _ reason: LinkRefusal.Reason, _ bytes: Span<UInt8>, from start: Int, to end: Int
    ) -> LinkRefusal {
        LinkRefusal(reason, at: start, length: end - start, found: printableName(bytes, from: start, to: end))
    }

    /// The refusal of what stands before the last `@` of the authority, or nil where there is none.
    private static func userInformation(_ bytes: Span<UInt8>, from start: Int) -> LinkRefusal? {
        var last: Int?
        var at = start
        while at < bytes.count, !endsAuthority(bytes[at]), bytes[at] != UInt8(ascii: "\\") {
            if bytes[at] == UInt8(ascii: "@") { last = at }
            at += 1
        }
        return last.map { LinkRefusal(.userInformation, at: start, length: $0 + 1 - start) }
    }

    /// The refusal of a character that cannot stand in an authority.
    static func hostFault(_ bytes: Span<UInt8>, at offset: Int) -> LinkRefusal {
        if let fault = generalFault(bytes, at: offset) { return fault }
        if bytes[offset] == UInt8(ascii: "%") {
            return LinkRefusal(.percentEscapeInHost, at: offset, length: min(3, bytes.count - offset))
        }
        let scalar = UTF8Scalar(bytes, at: offset)
        let reason: LinkRefusal.Reason = scalar.value < 0x80 ? .hostCharacter : .internationalHostCharacter
        return LinkRefusal(reason, at: offset, length: scalar.length, found: scalar.name)
    }
}
