/// An address of IP version 6, from any text that RFC 4291 section 2.2 allows, without brackets and zone.
struct IPv6Address: Hashable {
    private(set) var groups = SIMD8<UInt16>()

    init?(text bytes: Span<UInt8>) {
        var count = 0
        var gap: Int?
        var at = 0
        if bytes.count >= 2, bytes[0] == UInt8(ascii: ":"), bytes[1] == UInt8(ascii: ":") {
            gap = 0
            at = 2
        }
        while at < bytes.count {
            guard count < 8, let end = readGroup(bytes, from: at, count: &count) else { return nil }
            at = end
            if at == bytes.count { break }
            guard bytes[at] == UInt8(ascii: ":"), at + 1 < bytes.count else { return nil }
            at += 1
            if bytes[at] == UInt8(ascii: ":") {
                guard gap == nil else { return nil }
                gap = count
                at += 1
            }
        }
        guard gap == nil ? count == 8 : count < 8 else { return nil }
        if let gap { open(gap, count: count) }
    }

    /// Reads one group, or a dotted quad in the place of the last two, and gives the place after it.
    private mutating func readGroup(_ bytes: Span<UInt8>, from start: Int, count: inout Int) -> Int? {
        var end = start
        var value: UInt16 = 0
        while end < bytes.count, end - start < 4, ASCII.isHexDigit(bytes[end]) {
            value = value << 4 | UInt16(hexadecimalValue(bytes[end]))
            end += 1
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            guard count <= 6, let quad = DottedQuad.value(bytes, from: start, to: bytes.count) else { return nil }
            groups[count] = UInt16(truncatingIfNeeded: quad >> 16)
            groups[count + 1] = UInt16(truncatingIfNeeded: quad)
            count += 2
            return bytes.count
        }
        guard end > start else { return nil }
        groups[count] = value
        count += 1
        return end
    }

    /// Moves the groups after the gap to the end.
    private mutating func open(_ gap: Int, count: Int) {
        for offset in 0..<(count - gap) {
            let source = count - 1 - offset
            let target = 7 - offset
            guard source != target else { continue }
            groups[target] = groups[source]
            groups[source] = 0
        }
    }

    private func hexadecimalValue(_ digit: UInt8) -> UInt8 {
        ASCII.isDigit(digit) ? digit - UInt8(ascii: "0") : (digit | 0x20) - UInt8(ascii: "a") + 10
    }
}

extension IPv6Address {
    /// The text of RFC 5952 section 4: lower case, no leading zeros, the first longest run of two or more zero groups
    /// as `::`. An embedded address of version 4 is written in hexadecimal, as browsers do.
    var description: String {
        let run = longestZeroRun
        var text = ""
        var index = 0
        while index < 8 {
            if index == run.lowerBound, !run.isEmpty {
                text += "::"
                index = run.upperBound
                continue
            }
            if index > 0, index != run.upperBound || run.isEmpty { text += ":" }
            text += String(groups[index], radix: 16)
            index += 1
        }
        return text
    }

    private var longestZeroRun: Range<Int> {
        var best = 0..<0
        var start = 0
        for index in 0..<8 {
            guard groups[index] == 0 else {
                start = index + 1
                continue
            }
            if index + 1 - start > max(best.count, 1) { best = start..<(index + 1) }
        }
        return best
    }
}
