/// Reads a text into the tape, in one pass, with no recursion.
///
/// The open containers form a chain through the links of their nodes, so no stack is kept beside the tape. Whatever
/// fits the grammar is handled here; whatever does not goes to the diagnosis, which takes its time.
struct TapeReader {
    var nodes: [TapeNode] = []
    var remarks: [JSONRemark] = []
    var position = 0
    /// The tape index of the innermost open container.
    var open = TapeReader.none
    var depth = 0
    let maximumDepth: Int

    static let none = UInt32.max

    init(maximumDepth: Int, byteCount: Int) {
        self.maximumDepth = maximumDepth
        // A payload has a node for about every sixteen bytes; a longer text rarely more.
        nodes.reserveCapacity(byteCount / 12 + 8)
    }

    /// What must come next.
    enum Expectation {
        case value
        case valueOrEnd
        case name
        case nameOrEnd
        case commaOrEnd
    }

    mutating func read(_ text: Span<UInt8>) throws(Failure) {
        guard text.count < Int(UInt32.max) else { throw Failure(.tooLarge, at: 0, length: 0, value: false) }
        try skipByteOrderMark(text)
        var expectation = Expectation.value
        while true {
            skipWhiteSpace(text)
            switch expectation {
            case .value, .valueOrEnd:
                guard position < text.count else { throw endTooEarly(text, value: true) }
                let byte = text[position]
                switch byte {
                case UInt8(ascii: "\""):
                    try readString(text, isName: false)
                    expectation = .commaOrEnd
                case UInt8(ascii: "{"):
                    try beginContainer(.object, text)
                    expectation = .nameOrEnd
                case UInt8(ascii: "["):
                    try beginContainer(.array, text)
                    expectation = .valueOrEnd
                case UInt8(ascii: "]") where expectation == .valueOrEnd:
                    endContainer(text)
                    expectation = .commaOrEnd
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    try readNumber(text)
                    expectation = .commaOrEnd
                default:
                    try readWord(text)
                    expectation = .commaOrEnd
                }
            case .name, .nameOrEnd:
                guard position < text.count else { throw endTooEarly(text, value: false) }
                switch text[position] {
                case UInt8(ascii: "\""):
                    try readString(text, isName: true)
                    skipWhiteSpace(text)
                    guard position < text.count, text[position] == UInt8(ascii: ":") else {
                        throw colonMistake(text)
                    }
                    position += 1
                    expectation = .value
                case UInt8(ascii: "}") where expectation == .nameOrEnd:
                    endContainer(text)
                    expectation = .commaOrEnd
                default:
                    throw nameMistake(text, afterComma: expectation == .name)
                }
            case .commaOrEnd:
                guard open != TapeReader.none else {
                    guard position == text.count else { throw textAfterValue(text) }
                    return
                }
                guard position < text.count else { throw endTooEarly(text, value: false) }
                let isObject = nodes[Int(open)].kind == .object
                switch text[position] {
                case UInt8(ascii: ","):
                    position += 1
                    expectation = isObject ? .name : .value
                case UInt8(ascii: "}") where isObject:
                    endContainer(text)
                case UInt8(ascii: "]") where !isObject:
                    endContainer(text)
                default:
                    throw separatorMistake(text)
                }
            }
            // A container that has just ended is a value that has been read: the loop goes on behind it.
        }
    }

    private mutating func skipByteOrderMark(_ text: Span<UInt8>) throws(Failure) {
        if let encoding = otherEncoding(text) {
            throw Failure(.otherEncoding(encoding), at: 0, length: min(4, text.count), value: false)
        }
        guard text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF else { return }
        remarks.append(JSONRemark(matter: .byteOrderMark, node: JSONNode(index: 0), range: 0..<3))
        position = 3
    }

    @inline(__always)
    mutating func skipWhiteSpace(_ text: Span<UInt8>) {
        while position < text.count {
            let byte = text[position]
            guard byte <= 0x20 else { return }
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    @inline(__always)
    mutating func append(_ kind: JSONKind, from start: Int, flags: JSONFlags = []) {
        nodes.append(
            TapeNode(
                start: start, end: position, link: UInt32(truncatingIfNeeded: nodes.count + 1), kind: kind,
                flags: flags))
    }

    private mutating func beginContainer(_ kind: JSONKind, _ text: Span<UInt8>) throws(Failure) {
        guard depth < maximumDepth else {
            throw Failure(.tooDeep(limit: maximumDepth), at: position, length: 1, value: true)
        }
        depth += 1
        let parent = open
        open = UInt32(truncatingIfNeeded: nodes.count)
        nodes.append(TapeNode(start: position, end: position, link: parent, kind: kind))
        position += 1
    }

    private mutating func endContainer(_ text: Span<UInt8>) {
        position += 1
        depth -= 1
        let index = Int(open)
        open = nodes[index].link
        nodes[index].end = UInt32(truncatingIfNeeded: position)
        nodes[index].link = UInt32(truncatingIfNeeded: nodes.count)
        if nodes[index].kind == .object {
            remarkDuplicates(in: index, text)
        }
    }

    private mutating func readWord(_ text: Span<UInt8>) throws(Failure) {
        let start = position
        switch text[position] {
        case UInt8(ascii: "t") where matches(text, "rue", at: start + 1):
            position += 4
            append(.bool, from: start, flags: .isTrue)
        case UInt8(ascii: "f") where matches(text, "alse", at: start + 1):
            position += 5
            append(.bool, from: start)
        case UInt8(ascii: "n") where matches(text, "ull", at: start + 1):
            position += 4
            append(.null, from: start)
        default:
            throw valueMistake(text)
        }
        if position < text.count, isWordByte(text[position]) {
            position = start
            nodes.removeLast()
            throw valueMistake(text)
        }
    }

    func matches(_ text: Span<UInt8>, _ word: StaticString, at start: Int) -> Bool {
        guard text.count - start >= word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { letters in
            for offset in 0..<letters.count where unsafe text[start + offset] != letters[offset] {
                return false
            }
            return true
        }
    }

    func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}

/// A mistake as the reader meets it; line, column and pointer are worked out only when it has become an error.
struct Failure: Error {
    let mistake: JSONMistake
    let offset: Int
    let length: Int
    /// Whether a value was being read, or about to be, and not only the container around it.
    let isInValue: Bool

    init(_ mistake: JSONMistake, at offset: Int, length: Int, value: Bool) {
        self.mistake = mistake
        self.offset = offset
        self.length = length
        self.isInValue = value
    }
}
