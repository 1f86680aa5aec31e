/// The one pass over a link's bytes: scheme, authority, then path, query and fragment.
///
/// The parts stand in files of their own. A link in ASCII is read without an allocation.
enum LinkScanner {
    /// The most bytes that 2,048 code points can take.
    private static let maximumByteCount = HTTPSLink.maximumLength * 4

    static func scan(_ bytes: Span<UInt8>) -> Result<LinkShape, LinkRefusal> {
        do throws(LinkRefusal) {
            try checkLength(bytes)
            var shape = LinkShape()
            let authority = try readScheme(bytes)
            let rest = try readAuthority(bytes, from: authority, into: &shape)
            try readRest(bytes, from: rest, into: &shape)
            return .success(shape)
        } catch {
            return .failure(error)
        }
    }

    private static func checkLength(_ bytes: Span<UInt8>) throws(LinkRefusal) {
        guard bytes.count > HTTPSLink.maximumLength else { return }
        var codePoints = 0
        for offset in bytes.indices where !UTF8Scalar.isContinuation(bytes[offset]) || offset >= maximumByteCount {
            codePoints += 1
            if codePoints > HTTPSLink.maximumLength || offset >= maximumByteCount {
                let all = codePoints + UTF8Scalar.count(bytes, in: offset + 1..<bytes.count)
                throw LinkRefusal(
                    .tooLong, at: offset, length: bytes.count - offset, found: Wording.grouped(all))
            }
        }
    }

    /// True for the bytes that end an authority: `/`, `?` and `#`.
    static func endsAuthority(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// The refusal of a character that no part of a link may hold, or nil.
    static func generalFault(_ bytes: Span<UInt8>, at offset: Int) -> LinkRefusal? {
        let scalar = UTF8Scalar(bytes, at: offset)
        guard let reason = CharacterFault.reason(for: scalar.value) else { return nil }
        return LinkRefusal(reason, at: offset, length: scalar.length, found: scalar.name)
    }
}
