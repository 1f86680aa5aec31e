/// A number as it is written, judged on its decimal text.
///
/// No conversion to a binary number is made, so nothing is rounded, and `1`, `1.0` and `1e0` stay three spellings.
package struct JSONNumber: Sendable, Hashable {
    package enum Form: Sendable, Hashable {
        /// Without fraction and exponent, within 64 bits.
        case integer(Int64)
        /// Without fraction and exponent, outside of 64 bits.
        case hugeInteger
        /// With a fraction or an exponent.
        case decimal
    }

    package let form: Form
    /// Below zero; `-0` is not.
    package let isNegative: Bool
    /// The digits that count: none before the first that is not zero, none after the last.
    package let digits: [UInt8]
    /// The power of ten of the first digit: 0 for 1 to 9, -1 for 0.1. Meaningless for zero.
    package let magnitude: Int

    package var isZero: Bool { digits.isEmpty }

    /// Whether it is a whole number, however it is written.
    package var isWhole: Bool { isZero || digits.count <= magnitude + 1 }

    /// A whole number of at most fifteen digits in its plain spelling: `1` for `1.0` and `1e0`; nil for any other one.
    package var plainText: String? {
        guard isWhole, isZero || magnitude < 15 else { return nil }
        guard !isZero else { return "0" }
        let zeros = String(repeating: "0", count: magnitude + 1 - digits.count)
        return (isNegative ? "-" : "") + String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self) + zeros
    }

    /// Reads the text of a number that the reader has accepted; any other text is read as far as it is one.
    package init(_ text: some Collection<UInt8>) {
        var digits: [UInt8] = []
        var integerDigits = 0
        var leadingZeros = 0
        var sawPoint = false
        var sawDigit = false
        var exponent = 0
        var exponentIsNegative = false
        var inExponent = false
        var negative = false
        var plain = true
        for byte in text {
            switch byte {
            case UInt8(ascii: "-"):
                if inExponent { exponentIsNegative = true } else { negative = true }
            case UInt8(ascii: "."):
                sawPoint = true
                plain = false
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                inExponent = true
                plain = false
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                if inExponent {
                    // A longer exponent means nothing more: the number is out of every range long before.
                    if exponent < 100_000_000 { exponent = exponent * 10 + Int(digit) }
                } else {
                    if !sawPoint { integerDigits += 1 }
                    if digit != 0 { sawDigit = true }
                    if sawDigit { digits.append(digit) } else { leadingZeros += 1 }
                }
            default: break
            }
        }
        while digits.last == 0 { digits.removeLast() }
        self.digits = digits
        isNegative = negative && !digits.isEmpty
        magnitude = integerDigits - leadingZeros - 1 + (exponentIsNegative ? -exponent : exponent)
        form = plain ? JSONNumber.integerForm(text) : .decimal
    }

    private static func integerForm(_ text: some Collection<UInt8>) -> Form {
        var value: Int64 = 0
        var negative = false
        for byte in text {
            if byte == UInt8(ascii: "-") {
                negative = true
                continue
            }
            let digit = Int64(byte &- UInt8(ascii: "0"))
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.subtractingReportingOverflow(digit)
            if overflow || carry { return .hugeInteger }
            value = sum
        }
        // The value is built below zero, where one number more fits.
        if negative { return .integer(value) }
        return value == .min ? .hugeInteger : .integer(-value)
    }

    /// Whether its absolute value is greater than that of another written from its digits and magnitude.
    private func isGreater(thanDigits other: [UInt8], magnitude otherMagnitude: Int) -> Bool {
        if isZero { return false }
        if magnitude != otherMagnitude { return magnitude > otherMagnitude }
        return other.lexicographicallyPrecedes(digits)
    }

    /// Compares with an integer.
    package func isGreater(than bound: Int) -> Bool {
        let other = JSONNumber(String(bound).utf8)
        if isNegative != other.isNegative { return other.isNegative }
        if isNegative { return other.isGreater(thanDigits: digits, magnitude: magnitude) && !isZero }
        if other.isZero { return !isZero }
        return isGreater(thanDigits: other.digits, magnitude: other.magnitude)
    }

    /// Whether a double would have to be infinite for it: half a unit above the greatest finite double.
    package var overflowsDouble: Bool {
        let limit: [UInt8] = [1, 7, 9, 7, 6, 9, 3, 1, 3, 4, 8, 6, 2, 3, 1, 5, 8, 0, 7, 9, 3]
        return isGreater(thanDigits: limit, magnitude: 308)
    }

    /// Whether a double would be zero for it although it is not: half of the smallest double or less.
    package var underflowsDouble: Bool {
        let limit: [UInt8] = [2, 4, 7, 0, 3, 2, 8, 2, 2, 9, 2, 0, 6, 2, 3, 2, 7, 2]
        return !isZero && !isGreater(thanDigits: limit, magnitude: -324)
    }
}

extension JSONDocument {
    /// The number at a node; zero for any other value.
    package func number(_ node: JSONNode) -> JSONNumber {
        guard kind(node) == .number else { return JSONNumber([]) }
        return JSONNumber(utf8(node))
    }
}
