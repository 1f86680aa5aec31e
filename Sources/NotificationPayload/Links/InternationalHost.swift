/// The checks of a host name that has labels outside ASCII, or `xn--` labels, which stand for such.
enum InternationalHost {
    private static let hyphen: UInt32 = 0x2D

    /// Checks every label by itself, then whether they can stand side by side.
    ///
    /// The bytes are labels and dots, without a last dot, each character allowed and no label empty. Beside a label
    /// outside ASCII, no other may look like an `xn--` label of another sort (`r3---sn`): parsers that translate the
    /// host refuse it.
    static func check(
        _ bytes: Span<UInt8>, from start: Int, to end: Int, isInternational: Bool
    ) throws(LinkRefusal) {
        var directions = LabelDirections()
        var label = start
        for at in start...end where at == end || bytes[at] == UInt8(ascii: ".") {
            let scalars = try scalars(bytes, from: label, to: at, isInternational: isInternational)
            if LabelScripts.mixesLookalikes(scalars) {
                throw LinkScanner.labelFault(.mixedScripts, bytes, from: label, to: at)
            }
            directions.add(scalars, at: label..<at)
            label = at + 1
        }
        if let label = directions.misfit {
            throw LinkScanner.labelFault(.mixedDirections, bytes, from: label.lowerBound, to: label.upperBound)
        }
    }

    private static func scalars(
        _ bytes: Span<UInt8>, from start: Int, to end: Int, isInternational: Bool
    ) throws(LinkRefusal) -> [UInt32] {
        if LinkScanner.isPunycodeLabel(bytes, from: start, to: end) {
            guard let scalars = Punycode.decode(bytes.extracting((start + 4)..<end)), isSound(scalars) else {
                throw LinkScanner.labelFault(.brokenPunycode, bytes, from: start, to: end)
            }
            return scalars
        }
        let first = UTF8Scalar(bytes, at: start)
        if first.value >= 0x80, HostCharacter.isMark(first.value) {
            throw LinkRefusal(.internationalHostCharacter, at: start, length: first.length, found: first.name)
        }
        var scalars: [UInt32] = []
        var at = start
        while at < end {
            let scalar = UTF8Scalar(bytes, at: at)
            scalars.append(scalar.value)
            at += scalar.length
        }
        // Parsers compose the label first, which takes the marks' places away.
        let isReserved = hasReservedHyphens(scalars) || hasReservedHyphens(scalars.filter { !HostCharacter.isMark($0) })
        if isInternational, isReserved {
            throw LinkScanner.labelFault(.labelHyphen, bytes, from: start, to: end)
        }
        return scalars
    }

    /// True for what UTS #46 section 4.1 lets an `xn--` label stand for: composed, small letters, no hyphen at either
    /// end, not again an `xn--` label, and something outside ASCII, without which the prefix would be needless.
    private static func isSound(_ scalars: [UInt32]) -> Bool {
        guard let first = scalars.first, let last = scalars.last else { return false }
        if first == hyphen || last == hyphen || HostCharacter.isMark(first) || hasReservedHyphens(scalars) {
            return false
        }
        guard scalars.contains(where: { $0 >= 0x80 }) else { return false }
        return scalars.allSatisfy { $0 < 0x80 || HostCharacter.isAllowedDecoded($0) }
            && Composition.isComposed(scalars)
    }

    /// True for hyphens in the third and fourth place (RFC 5890 section 2.3.1).
    private static func hasReservedHyphens(_ scalars: [UInt32]) -> Bool {
        scalars.count >= 4 && scalars[2] == hyphen && scalars[3] == hyphen
    }
}
