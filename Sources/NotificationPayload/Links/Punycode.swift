/// The decoder of the ASCII form of internationalised labels.
///
/// RFC 3492 section 6.2, <https://www.rfc-editor.org/rfc/rfc3492>
enum Punycode {
    private static let base: UInt32 = 36
    private static let smallestThreshold: UInt32 = 1
    private static let largestThreshold: UInt32 = 26

    /// The code points of a label after its `xn--`, or nil where it decodes to none: a byte that is no digit, an end
    /// within a number, a number beyond Unicode, a surrogate. ASCII capitals read as small letters.
    static func decode(_ bytes: Span<UInt8>) -> [UInt32]? {
        var output: [UInt32] = []
        var at = 0
        if let delimiter = bytes.indices.last(where: { bytes[$0] == UInt8(ascii: "-") }) {
            guard delimiter > 0 else { return nil }
            for offset in 0..<delimiter {
                output.append(UInt32(ASCII.lowered(bytes[offset])))
            }
            at = delimiter + 1
        }
        var codePoint: UInt32 = 128
        var position: UInt32 = 0
        var bias: UInt32 = 72
        while at < bytes.count {
            let before = position
            guard let end = readNumber(bytes, from: at, bias: bias, into: &position) else { return nil }
            at = end
            let length = UInt32(output.count) + 1
            bias = adapt(position - before, length: length, isFirst: before == 0)
            let (next, overflows) = codePoint.addingReportingOverflow(position / length)
            guard !overflows, Unicode.Scalar(next) != nil else { return nil }
            codePoint = next
            position %= length
            output.insert(codePoint, at: Int(position))
            position += 1
        }
        return output
    }

    /// Adds one variable-length number to `value` and gives the place after it.
    private static func readNumber(
        _ bytes: Span<UInt8>, from start: Int, bias: UInt32, into value: inout UInt32
    ) -> Int? {
        var at = start
        var weight: UInt32 = 1
        var step = base
        while at < bytes.count {
            guard let digit = digit(bytes[at]) else { return nil }
            at += 1
            let (product, productOverflows) = digit.multipliedReportingOverflow(by: weight)
            let (sum, sumOverflows) = value.addingReportingOverflow(product)
            guard !productOverflows, !sumOverflows else { return nil }
            value = sum
            let threshold = step <= bias ? smallestThreshold : min(step - bias, largestThreshold)
            if digit < threshold { return at }
            let (next, overflows) = weight.multipliedReportingOverflow(by: base - threshold)
            guard !overflows else { return nil }
            weight = next
            step += base
        }
        return nil
    }

    private static func adapt(_ delta: UInt32, length: UInt32, isFirst: Bool) -> UInt32 {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / length
        var step: UInt32 = 0
        while delta > (base - smallestThreshold) * largestThreshold / 2 {
            delta /= base - smallestThreshold
            step += base
        }
        return step + (base - smallestThreshold + 1) * delta / (delta + 38)
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        if ASCII.isDigit(byte) { return UInt32(byte - UInt8(ascii: "0")) + 26 }
        return ASCII.isLetter(byte) ? UInt32(ASCII.lowered(byte) - UInt8(ascii: "a")) : nil
    }
}
