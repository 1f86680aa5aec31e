/// What is wrong with a text that is not JSON (RFC 8259): one case for each mistake.
public enum JSONMistake: Sendable, Hashable {
    /// There is no value at all: the text is empty or only white space.
    case emptyText
    /// The text is encoded as UTF-16 or UTF-32.
    case otherEncoding(String)
    /// Bytes that are no UTF-8.
    case invalidUTF8(UTF8Fault)
    /// A comma before `]` or `}`.
    case trailingComma
    /// A comma where a value or a name must come.
    case extraComma
    /// `//`, `/*` or `#`.
    case comment
    /// `'` in place of `"`.
    case singleQuote
    /// A typographic quote in place of `"`.
    case curlyQuote(Unicode.Scalar)
    /// A name without quotes.
    case unquotedName(String)
    /// A value of another kind where a name must come.
    case nameNotString
    /// A name is missing before a colon.
    case missingName
    /// A value follows another without a comma.
    case missingComma
    /// A value follows its name without a colon.
    case missingColon
    /// A name without a value.
    case missingValue
    /// `;`, `=`, `=>` or the like where a comma or a colon must come.
    case wrongSeparator(found: String, expected: String)
    /// `NaN` or `Infinity`.
    case notFinite(String)
    /// A number that begins with a zero and goes on.
    case leadingZero
    /// A number that begins with `+`.
    case plusSign
    /// A number that begins with its decimal point.
    case leadingPoint
    /// A sign, a decimal point or an exponent without digits after it.
    case missingDigits
    /// A hexadecimal number.
    case hexadecimal
    /// A word that is not `true`, `false` or `null`.
    case unknownWord(String)
    /// A control character within a string.
    case controlCharacter(UInt8)
    /// A backslash before a character that needs none.
    case unknownEscape(Unicode.Scalar)
    /// `\u` without four hexadecimal digits.
    case incompleteUnicodeEscape
    /// A string without its closing quote.
    case unterminatedString
    /// An array without its closing bracket; the place where it began.
    case unterminatedArray(line: Int)
    /// An object without its closing brace; the place where it began.
    case unterminatedObject(line: Int)
    /// `]` where `}` must come, or the other way round.
    case mismatchedBracket(found: Unicode.Scalar, expected: Unicode.Scalar)
    /// Something follows the value.
    case textAfterValue
    /// A character that begins no value.
    case unexpectedCharacter(Unicode.Scalar)
    /// More containers within each other than allowed.
    case tooDeep(limit: Int)
    /// A text of 4 GiB or more.
    case tooLarge
}

/// Why bytes are no UTF-8 (RFC 3629).
public enum UTF8Fault: Sendable, Hashable {
    /// More bytes than the character needs.
    case overlong
    /// An encoded surrogate, U+D800 to U+DFFF.
    case surrogate
    /// A code point above U+10FFFF.
    case beyondUnicode
    /// A sequence that stops too early.
    case truncated
    /// A continuation byte without a beginning, or a byte that UTF-8 never uses.
    case unexpectedByte(UInt8)
}

/// A text that is not JSON: the first mistake in it, and where.
public struct JSONError: Error, Sendable, Hashable {
    /// What is wrong.
    public let mistake: JSONMistake
    /// The first byte of the mistake, from 0.
    public let offset: Int
    /// The number of bytes; 0 at the end of a text that stops too early.
    public let length: Int
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
    /// The RFC 6901 pointer of the innermost value that was being read.
    public let pointer: String
}
