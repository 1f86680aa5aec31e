/// Writes JSON text: the one writer of the package.
///
/// Containers are written in closures, so what comes out is always well-formed as long as the top level gets exactly
/// one value. Names are not checked for being unique. Text is written as UTF-8; only what RFC 8259 requires is
/// escaped, so that the compact style of a value is what `JSON.stringify` writes.
///
/// ```swift
/// var writer = JSONWriter(style: .compact)
/// writer.object { writer in
///     writer.member("path", "a.json")
///     writer.array("sizes") { $0.value(12) }
/// }
/// writer.text  // {"path":"a.json","sizes":[12]}
/// ```
public struct JSONWriter: Sendable {
    /// How the text is laid out.
    public enum Style: Sendable, Hashable {
        /// No white space at all.
        case compact
        /// One member or element a line, two spaces a level; empty containers stay on their line.
        case pretty
    }

    /// The UTF-8 text so far.
    public private(set) var bytes: [UInt8] = []

    private let style: Style
    private var level = 0
    private var needsComma = false
    private var isAfterName = false

    /// Starts with an empty text.
    public init(style: Style = .compact) {
        self.style = style
    }

    /// The text so far.
    public var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Takes the text out and starts again with an empty one at the same nesting, so that a long text can be passed on
    /// piece by piece.
    public mutating func takeBytes() -> [UInt8] {
        let taken = bytes
        bytes.removeAll(keepingCapacity: true)
        return taken
    }
}

// MARK: - Values within an array, or the one at the top level

extension JSONWriter {
    /// Writes a string.
    public mutating func value(_ text: String) {
        separate()
        append(quoting: text)
    }

    /// Writes an integer.
    public mutating func value(_ number: Int) {
        separate()
        append(number)
    }

    /// Writes `true` or `false`.
    public mutating func value(_ flag: Bool) {
        separate()
        append(flag ? "true" : "false")
    }

    /// Writes `null`.
    public mutating func null() {
        separate()
        append("null")
    }

    /// Writes a JSON text as it is. It must be one well-formed value: it is not checked.
    public mutating func raw(_ json: some Sequence<UInt8>) {
        separate()
        bytes.append(contentsOf: json)
    }

    /// Writes an object whose members the closure writes.
    public mutating func object(_ members: (inout JSONWriter) -> Void) {
        separate()
        container(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
    }

    /// Writes an array whose elements the closure writes.
    public mutating func array(_ elements: (inout JSONWriter) -> Void) {
        separate()
        container(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
    }
}

// MARK: - Members within an object

extension JSONWriter {
    /// Writes a member that is a string.
    public mutating func member(_ name: String, _ text: String) {
        self.name(name)
        append(quoting: text)
    }

    /// Writes a member that is a string, or `null` where there is none.
    public mutating func member(_ name: String, _ text: String?) {
        if let text { member(name, text) } else { null(name) }
    }

    /// Writes a member that is an integer.
    public mutating func member(_ name: String, _ number: Int) {
        self.name(name)
        append(number)
    }

    /// Writes a member that is `true` or `false`.
    public mutating func member(_ name: String, _ flag: Bool) {
        self.name(name)
        append(flag ? "true" : "false")
    }

    /// Writes a member that is `null`.
    public mutating func null(_ name: String) {
        self.name(name)
        append("null")
    }

    /// Writes a member whose value is a JSON text as it is. It must be one well-formed value: it is not checked.
    public mutating func raw(_ name: String, _ json: some Sequence<UInt8>) {
        self.name(name)
        bytes.append(contentsOf: json)
    }

    /// Writes a member that is an object, whose members the closure writes.
    public mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
        self.name(name)
        container(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
    }

    /// Writes a member that is an array, whose elements the closure writes.
    public mutating func array(_ name: String, _ elements: (inout JSONWriter) -> Void) {
        self.name(name)
        container(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
    }

    /// Writes a member whose one value the closure writes.
    public mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
        self.name(name)
        isAfterName = true
        value(&self)
        isAfterName = false
    }
}

// MARK: - The text

extension JSONWriter {
    private mutating func separate() {
        if isAfterName {
            isAfterName = false
            return
        }
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        if level > 0 { breakLine() }
        needsComma = true
    }

    private mutating func name(_ name: String) {
        separate()
        append(quoting: name)
        append(style == .pretty ? ": " : ":")
    }

    private mutating func container(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
        bytes.append(open)
        level += 1
        needsComma = false
        body(&self)
        level -= 1
        if needsComma { breakLine() }
        bytes.append(close)
        needsComma = true
    }

    private mutating func breakLine() {
        guard style == .pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<level { append("  ") }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { buffer in
            for index in 0..<buffer.count { unsafe bytes.append(buffer[index]) }
        }
    }

    private mutating func append(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        var rest = number.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    private mutating func append(quoting text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case 0x08: append("\\b")
            case 0x09: append("\\t")
            case 0x0A: append("\\n")
            case 0x0C: append("\\f")
            case 0x0D: append("\\r")
            case 0..<0x20:
                append(byte < 0x10 ? "\\u000" : "\\u001")
                let digit = byte & 0x0F
                bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
