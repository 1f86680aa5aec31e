extension LinkScanner {
    /// Code points of one label and of a whole host name, a last dot left out (RFC 1035 section 2.3.4).
    private static let maximumLabelLength = 63
    private static let maximumHostLength = 253

    /// Reads labels and dots up to what ends a host, and finds out whether they are an address in disguise.
    static func readHostName(
        _ bytes: Span<UInt8>, from start: Int, into shape: inout LinkShape
    ) throws(LinkRefusal) -> Int {
        var at = start
        var label = start
        var lastLabel = start..<start
        while at < bytes.count {
            let byte = bytes[at]
            if byte == UInt8(ascii: ".") {
                try checkLabel(bytes, from: label, to: at, into: &shape)
                lastLabel = label..<at
                label = at + 1
                at += 1
            } else if ASCIISet.alphanumeric.contains(byte) || byte == UInt8(ascii: "-") {
                at += 1
            } else if endsAuthority(byte) || byte == UInt8(ascii: ":") {
                break
            } else if byte < 0x80 {
                throw hostFault(bytes, at: at)
            } else {
                shape.hostKind = .internationalised
                at = try passHostCharacter(bytes, at: at)
            }
        }
        let endsWithDot = label == at
        if !endsWithDot {
            try checkLabel(bytes, from: label, to: at, into: &shape)
            lastLabel = label..<at
        }
        try checkHostLength(bytes, from: start, to: lastLabel.upperBound)
        try checkLastLabel(bytes, lastLabel, from: start, to: at, into: &shape)
        if shape.hasPunycode || shape.hostKind == .internationalised {
            let isInternational = shape.hostKind == .internationalised
            try InternationalHost.check(
                bytes, from: start, to: lastLabel.upperBound, isInternational: isInternational)
        }
        return at
    }

    private static func passHostCharacter(_ bytes: Span<UInt8>, at offset: Int) throws(LinkRefusal) -> Int {
        let scalar = UTF8Scalar(bytes, at: offset)
        guard HostCharacter.isAllowed(scalar.value) else { throw hostFault(bytes, at: offset) }
        return offset + scalar.length
    }

    private static func checkLabel(
        _ bytes: Span<UInt8>, from start: Int, to end: Int, into shape: inout LinkShape
    ) throws(LinkRefusal) {
        guard start < end else {
            throw LinkRefusal(.emptyLabel, at: start, length: min(1, bytes.count - start))
        }
        try checkCount(bytes, from: start, to: end, limit: maximumLabelLength, .labelTooLong)
        if bytes[start] == UInt8(ascii: "-") || bytes[end - 1] == UInt8(ascii: "-") {
            throw labelFault(.labelHyphen, bytes, from: start, to: end)
        }
        if isPunycodeLabel(bytes, from: start, to: end) { shape.hasPunycode = true }
    }

    static func isPunycodeLabel(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        end - start >= 4 && bytes[start + 2] == UInt8(ascii: "-") && bytes[start + 3] == UInt8(ascii: "-")
            && ASCII.lowered(bytes[start]) == UInt8(ascii: "x")
            && ASCII.lowered(bytes[start + 1]) == UInt8(ascii: "n")
    }

    private static func checkHostLength(_ bytes: Span<UInt8>, from start: Int, to end: Int) throws(LinkRefusal) {
        try checkCount(bytes, from: start, to: end, limit: maximumHostLength, .hostTooLong)
    }

    private static func checkCount(
        _ bytes: Span<UInt8>, from start: Int, to end: Int, limit: Int, _ reason: LinkRefusal.Reason
    ) throws(LinkRefusal) {
        guard end - start > limit else { return }
        let count = UTF8Scalar.count(bytes, in: start..<end)
        guard count > limit else { return }
        throw LinkRefusal(reason, at: start, length: end - start, found: Wording.grouped(count))
    }

    /// Some parsers take a host whose last label is a number for an address, others find no host where the last of
    /// several labels begins with a digit; only the dotted quad is read alike by all.
    private static func checkLastLabel(
        _ bytes: Span<UInt8>, _ label: Range<Int>, from start: Int, to end: Int, into shape: inout LinkShape
    ) throws(LinkRefusal) {
        guard ASCII.isDigit(bytes[label.lowerBound]) else { return }
        if isNumber(bytes, label) {
            guard DottedQuad.value(bytes, from: start, to: end) != nil else {
                throw labelFault(.numberLikeHost, bytes, from: start, to: end)
            }
            shape.hostKind = .ipv4
        } else if label.lowerBound > start {
            throw labelFault(.topLabelBeginsWithDigit, bytes, from: label.lowerBound, to: label.upperBound)
        }
    }

    /// True for decimal digits, and for `0x` with any number of hexadecimal digits.
    private static func isNumber(_ bytes: Span<UInt8>, _ label: Range<Int>) -> Bool {
        let isHexadecimal =
            label.count >= 2 && bytes[label.lowerBound] == UInt8(ascii: "0")
            && ASCII.lowered(bytes[label.lowerBound + 1]) == UInt8(ascii: "x")
        if isHexadecimal {
            return ((label.lowerBound + 2)..<label.upperBound).allSatisfy { ASCII.isHexDigit(bytes[$0]) }
        }
        return label.allSatisfy { ASCII.isDigit(bytes[$0]) }
    }

    static func labelFault(
        _ reason: LinkRefusal.Reason, _ bytes: Span<UInt8>, from start: Int, to end: Int
    ) -> LinkRefusal {
        LinkRefusal(reason, at: start, length: end - start, found: printableName(bytes, from: start, to: end))
    }
}
