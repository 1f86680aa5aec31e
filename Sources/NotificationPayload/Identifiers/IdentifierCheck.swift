/// The two checks that identifiers are held against. Neither allocates: an inspection runs them on a payload's own
/// bytes, before any string is made.
enum IdentifierCheck {
    /// The form of event ids and roles: 1 to 64 of `A`–`Z`, `a`–`z`, `0`–`9`, `_` and `-`.
    static func refusalOfName(_ utf8: some Collection<UInt8>, limit: Int) -> IdentifierRefusal? {
        var count = 0
        for byte in utf8 {
            guard isNameByte(byte) else {
                return refusalOfText(utf8) { scalar, position in
                    scalar.isASCII && isNameByte(UInt8(truncatingIfNeeded: scalar.value))
                        ? nil : .characterNotAllowed(scalar, position: position)
                }
            }
            count += 1
        }
        if count == 0 { return .empty }
        return count > limit ? .tooManyCharacters(count: count, limit: limit) : nil
    }

    /// The routing minimum of push ids: 1 to `limit` bytes of UTF-8 without a control character.
    static func refusalOfCorrelationKey(_ utf8: some Collection<UInt8>, limit: Int) -> IdentifierRefusal? {
        var count = 0
        for byte in utf8 {
            // Everything outside printable ASCII is decoded once, from the beginning; real ids never are.
            guard (0x20...0x7E).contains(byte) else {
                let refusal = refusalOfText(utf8) { scalar, position in
                    isControl(scalar) ? .controlCharacter(scalar, position: position) : nil
                }
                if let refusal { return refusal }
                count = utf8.count
                break
            }
            count += 1
        }
        if count == 0 { return .empty }
        return count > limit ? .tooManyBytes(count: count, limit: limit) : nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default:
            false
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    /// Decodes and gives the first refusal that `judge` makes, or the place where the bytes stop being UTF-8.
    private static func refusalOfText(
        _ utf8: some Collection<UInt8>, judge: (Unicode.Scalar, Int) -> IdentifierRefusal?
    ) -> IdentifierRefusal? {
        var bytes = utf8.makeIterator()
        var decoder = UTF8()
        var position = 0
        while true {
            position += 1
            switch decoder.decode(&bytes) {
            case .scalarValue(let scalar):
                if let refusal = judge(scalar, position) { return refusal }
            case .emptyInput:
                return nil
            case .error:
                return .malformedUTF8(position: position)
            }
        }
    }
}
