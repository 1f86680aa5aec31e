/// Why a text is no identifier: one case for each mistake.
///
/// Positions count Unicode scalars from 1, as the columns of a ``SourceRange`` do.
public enum IdentifierRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no text.
    case empty

    /// An event id or a role has more characters than `limit`.
    case tooManyCharacters(count: Int, limit: Int)

    /// A push id has more UTF-8 bytes than `limit`.
    case tooManyBytes(count: Int, limit: Int)

    /// An event id or a role holds something else than `A`–`Z`, `a`–`z`, `0`–`9`, `_` and `-`.
    case characterNotAllowed(Unicode.Scalar, position: Int)

    /// A push id holds a control character: U+0000–U+001F or U+007F–U+009F.
    case controlCharacter(Unicode.Scalar, position: Int)

    /// The bytes are no UTF-8 from this position on. A `String` never is refused for this.
    case malformedUTF8(position: Int)

    /// The text is a word that the gateway keeps for itself, such as the role `all`.
    case reservedWord(String)

    /// What was found and what is allowed, to be put after a name: lower case, no full stop.
    public var description: String {
        switch self {
        case .empty:
            "is empty; at least one character is needed"
        case .tooManyCharacters(let count, let limit):
            "has \(count) characters; at most \(limit) are allowed"
        case .tooManyBytes(let count, let limit):
            "has \(count) bytes of UTF-8; at most \(limit) are allowed"
        case .characterNotAllowed(let scalar, let position):
            "has \(name(of: scalar)) at position \(position); only A-Z, a-z, 0-9, '_' and '-' are allowed"
        case .controlCharacter(let scalar, let position):
            "has the control character \(name(of: scalar)) at position \(position); only text is allowed"
        case .malformedUTF8(let position):
            "is not UTF-8 from position \(position) on; only UTF-8 text is allowed"
        case .reservedWord(let word):
            "is the reserved word '\(word)'; any other name is allowed"
        }
    }
}

/// A scalar as a message shows it: printable ASCII in quotes, anything else by its code point, so that no invisible
/// or reordering character gets into a message.
private func name(of scalar: Unicode.Scalar) -> String {
    if (0x21...0x7E).contains(scalar.value) { return "'\(scalar)'" }
    return Wording.codePoint(scalar)
}
