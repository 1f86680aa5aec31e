/// What names, values and separators of a text look like, whatever language it is in: one pass, which takes nothing for
/// granted.
///
/// It is made once, after a text has turned out not to be JSON, to tell a slip from another language.
struct TextSurvey {
    /// Names in double quotes with a colon after them, as JSON has them.
    private(set) var quotedNames = 0
    /// Names in single quotes with a colon after them.
    private(set) var singleQuotedNames = 0
    /// Names without quotes with a colon after them.
    private(set) var bareNames = 0
    /// `=>` after a name.
    private(set) var rockets = 0
    /// `=` after a name.
    private(set) var equals = 0
    private(set) var semicolons = 0
    /// `True`, `False` and `None` as values.
    private(set) var pythonWords = 0
    /// `undefined`, `new`, `function` and template texts as values.
    private(set) var scriptWords = 0
    /// Values that are words, or several words, without quotes.
    private(set) var looseWords = 0

    private enum Token {
        case start
        case quoted
        case singleQuoted
        case word(Range<Int>, isValue: Bool)
        case mark(UInt8)
    }

    init(_ text: ArraySlice<UInt8>) {
        var previous = Token.start
        var at = text.startIndex
        while at < text.endIndex {
            let byte = text[at]
            switch byte {
            case 0x00...0x20:
                at += 1
            case UInt8(ascii: "\""):
                at = Self.end(ofQuoted: text, from: at, stopsAtLine: false)
                settle(previous, text)
                previous = .quoted
            case UInt8(ascii: "'"), UInt8(ascii: "`"):
                if byte == UInt8(ascii: "`") { scriptWords += 1 }
                at = Self.end(ofQuoted: text, from: at, stopsAtLine: byte == UInt8(ascii: "'"))
                settle(previous, text)
                previous = .singleQuoted
            case _ where Self.isWord(byte):
                let start = at
                // An apostrophe within a word is one.
                while at < text.endIndex, Self.isWord(text[at]) || text[at] == UInt8(ascii: "'") { at += 1 }
                switch previous {
                case .word(let range, true):
                    previous = .word(range.lowerBound..<at, isValue: true)
                case .mark(let mark):
                    let begins = mark == UInt8(ascii: ":") || mark == UInt8(ascii: "=") || mark == UInt8(ascii: ">")
                    previous = .word(start..<at, isValue: begins)
                default:
                    previous = .word(start..<at, isValue: false)
                }
            default:
                let isArrow = byte == UInt8(ascii: "=") && at + 1 < text.endIndex && text[at + 1] == UInt8(ascii: ">")
                count(byte, isArrow: isArrow, after: previous, text)
                previous = .mark(isArrow ? UInt8(ascii: ">") : byte)
                at += isArrow ? 2 : 1
            }
        }
        settle(previous, text)
    }

    private mutating func count(_ mark: UInt8, isArrow: Bool, after previous: Token, _ text: ArraySlice<UInt8>) {
        if isArrow {
            rockets += 1
            return
        }
        switch (mark, previous) {
        case (UInt8(ascii: ":"), .quoted): quotedNames += 1
        case (UInt8(ascii: ":"), .singleQuoted): singleQuotedNames += 1
        case (UInt8(ascii: ":"), .word(_, isValue: false)): bareNames += 1
        case (UInt8(ascii: "="), .quoted), (UInt8(ascii: "="), .word): equals += 1
        case (UInt8(ascii: ";"), _):
            semicolons += 1
            settle(previous, text)
        default: settle(previous, text)
        }
    }

    /// Counts a word that has turned out to be a value.
    private mutating func settle(_ token: Token, _ text: ArraySlice<UInt8>) {
        guard case .word(let range, isValue: true) = token else { return }
        let word = text[range]
        if Self.isAny(word, ["true", "false", "null"]) || Self.isNumber(word) { return }
        if Self.isAny(word, ["True", "False", "None"]) {
            pythonWords += 1
        } else if Self.isAny(word, ["undefined", "new", "function"]) {
            scriptWords += 1
        } else {
            looseWords += 1
        }
    }

    private static func isAny(_ word: ArraySlice<UInt8>, _ literals: [StaticString]) -> Bool {
        for literal in literals where word.count == literal.utf8CodeUnitCount {
            let isEqual = literal.withUTF8Buffer { letters in
                for (offset, byte) in word.enumerated() where unsafe letters[offset] != byte { return false }
                return true
            }
            if isEqual { return true }
        }
        return false
    }

    private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        for byte in word {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"):
                continue
            default: return false
            }
        }
        return true
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "?"), 0x80...:
            true
        default: false
        }
    }

    private static func end(ofQuoted text: ArraySlice<UInt8>, from start: Int, stopsAtLine: Bool) -> Int {
        let quote = text[start]
        var at = start + 1
        while at < text.endIndex {
            let byte = text[at]
            if byte == quote { return at + 1 }
            if stopsAtLine, byte == 0x0A { return at }
            at += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return text.endIndex
    }
}
