/// Reads a topic condition: `'a' in topics && !('b' in topics || 'c' in topics)`.
///
/// One pass with a state instead of recursion, so that no text can exhaust the stack.
struct ConditionParser {
    /// What was found at a stretch of the text's bytes.
    enum Mistake: Sendable, Hashable {
        case empty
        case bareWord
        case unquotedTopic
        case unterminatedTopic
        case missingIn
        case missingOperator
        case missingOperand
        case singleOperator
        case wordOperator
        case unopenedParenthesis
        case unclosedParenthesis
        case unexpected
    }

    private let text: [UInt8]
    private var at = 0
    /// For every open parenthesis, whether what is in it is negated.
    private var negations: [Bool] = []
    private var isNegated = false

    /// The names of the topics, as stretches of the text without their quotes.
    private(set) var topics: [Range<Int>] = []
    private(set) var firstDoubleQuoted: Range<Int>?
    /// Whether some topic stands without negation.
    private(set) var hasAffirmative = false
    private(set) var mistake: (kind: Mistake, range: Range<Int>)?

    init(_ text: some Sequence<UInt8>) {
        self.text = Array(text)
        read()
    }

    private mutating func read() {
        skipSpaces()
        guard at < text.count else { return fail(.empty, 0..<text.count) }
        var wantsOperand = true
        var openings: [Int] = []
        while true {
            skipSpaces()
            guard at < text.count else { break }
            let byte = text[at]
            if wantsOperand {
                switch byte {
                case UInt8(ascii: "!"):
                    isNegated.toggle()
                    at += 1
                case UInt8(ascii: "("):
                    openings.append(at)
                    negations.append(isNegated)
                    at += 1
                case UInt8(ascii: "'"), UInt8(ascii: "\""):
                    guard readTopic(quote: byte) else { return }
                    isNegated = negations.last ?? false
                    wantsOperand = false
                default:
                    return failAtOperand()
                }
            } else {
                switch byte {
                case UInt8(ascii: ")"):
                    guard openings.popLast() != nil else { return fail(.unopenedParenthesis, at..<at + 1) }
                    negations.removeLast()
                    isNegated = negations.last ?? false
                    at += 1
                case UInt8(ascii: "&"), UInt8(ascii: "|"):
                    guard at + 1 < text.count, text[at + 1] == byte else { return fail(.singleOperator, at..<at + 1) }
                    at += 2
                    wantsOperand = true
                default:
                    return failAtOperator()
                }
            }
        }
        if wantsOperand {
            fail(.missingOperand, max(0, text.count - 1)..<text.count)
        } else if let opening = openings.last {
            fail(.unclosedParenthesis, opening..<opening + 1)
        }
    }

    /// `'name' in topics`.
    private mutating func readTopic(quote: UInt8) -> Bool {
        let start = at
        guard let end = text[(at + 1)...].firstIndex(of: quote) else {
            fail(.unterminatedTopic, start..<text.count)
            return false
        }
        topics.append(start + 1..<end)
        if quote == UInt8(ascii: "\""), firstDoubleQuoted == nil { firstDoubleQuoted = start..<end + 1 }
        if !isNegated { hasAffirmative = true }
        at = end + 1
        for word: StaticString in ["in", "topics"] {
            skipSpaces()
            let range = wordRange()
            guard matches(range, word) else {
                fail(.missingIn, start..<end + 1)
                return false
            }
            at = range.upperBound
        }
        return true
    }

    private mutating func failAtOperand() {
        let range = wordRange()
        guard !range.isEmpty else {
            let isOperator =
                text[at] == UInt8(ascii: "&") || text[at] == UInt8(ascii: "|") || text[at] == UInt8(ascii: ")")
            return fail(isOperator ? .missingOperand : .unexpected, at..<at + 1)
        }
        let start = at
        at = range.upperBound
        skipSpaces()
        if start == 0, at == text.count { return fail(.bareWord, range) }
        fail(.unquotedTopic, range)
    }

    private mutating func failAtOperator() {
        let range = wordRange()
        guard !range.isEmpty else {
            let isOperand =
                text[at] == UInt8(ascii: "'") || text[at] == UInt8(ascii: "(") || text[at] == UInt8(ascii: "!")
            return fail(isOperand ? .missingOperator : .unexpected, at..<at + 1)
        }
        let isWord = matches(range, "and") || matches(range, "or") || matches(range, "AND") || matches(range, "OR")
        fail(isWord ? .wordOperator : .missingOperator, range)
    }

    private mutating func fail(_ kind: Mistake, _ range: Range<Int>) {
        mistake = (kind, range)
    }

    private mutating func skipSpaces() {
        while at < text.count, text[at] == UInt8(ascii: " ") || (0x09...0x0D).contains(text[at]) { at += 1 }
    }

    /// The run of characters of topics from here, or of characters outside ASCII.
    private func wordRange() -> Range<Int> {
        var end = at
        while end < text.count, ASCII.isLabelByte(text[end]) || text[end] >= 0x80 || text[end] == UInt8(ascii: "/") {
            end += 1
        }
        return at..<end
    }

    private func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { letters in
            for (offset, index) in range.enumerated() where unsafe text[index] != letters[offset] { return false }
            return true
        }
    }
}
