internal import JSONReading

/// What a scan of a text that a person sees goes by.
struct VisibleText {
    /// Whether line feeds, carriage returns and tabs are text there.
    let allowsLines: Bool
}

extension Inspection {
    /// Holds a text that a person sees against the rules of visible text; the first mistake in it is reported.
    mutating func checkVisibleText(_ value: JSONNode, of member: Member) {
        if document.flags(value).isDisjoint(with: [.beyondASCII, .escaped]) {
            var isRemarkable = false
            for byte in document.utf8(value) where byte == 0x7F || Self.mayBeginPlaceholder(byte) {
                isRemarkable = true
                break
            }
            guard isRemarkable else { return }
        }
        let isTitle = document.equals(member.name, "title") || document.equals(member.name, "subtitle")
        let mayHoldPlaceholder = scanVisibleText(value, of: member, VisibleText(allowsLines: !isTitle))
        if mayHoldPlaceholder { reportPlaceholder(in: value, of: member) }
    }

    private static func mayBeginPlaceholder(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "%")
    }

    /// Goes through the characters once; says whether one of them begins a placeholder.
    private mutating func scanVisibleText(_ value: JSONNode, of member: Member, _ text: VisibleText) -> Bool {
        var mayHoldPlaceholder = false
        var previous: Unicode.Scalar?
        var mark: (scalar: Unicode.Scalar, range: Range<Int>)?
        var runsRightToLeft = false
        var escape = EscapeWatch()
        for (scalar, range) in document.scalars(value) {
            if scalar.value < 0x7F {
                if scalar.value < 0x20, text.isControl(scalar) {
                    reportControlCharacter(scalar, at: .part(value, range), of: member)
                    return false
                }
                if let start = escape.follow(scalar, at: range) {
                    reportEscapedTwice(scalar, at: .part(value, start..<range.upperBound), of: member)
                    return false
                }
                if Self.mayBeginPlaceholder(UInt8(truncatingIfNeeded: scalar.value)) { mayHoldPlaceholder = true }
            } else if text.isControl(scalar) {
                reportControlCharacter(scalar, at: .part(value, range), of: member)
                return false
            } else if VisibleText.isBidirectional(scalar) {
                reportBidirectional(scalar, at: .part(value, range), of: member)
                return false
            } else if VisibleText.isStrayZeroWidth(scalar, after: previous) {
                reportZeroWidth(scalar, at: .part(value, range), of: member)
                return false
            } else if VisibleText.isDirectionMark(scalar) {
                if mark == nil { mark = (scalar, range) }
            } else if VisibleText.runsRightToLeft(scalar) {
                runsRightToLeft = true
            }
            previous = scalar
        }
        if let mark, !runsRightToLeft { reportBidirectional(mark.scalar, at: .part(value, mark.range), of: member) }
        return mayHoldPlaceholder
    }
}

/// Watches for a backslash and an `n` or `r` in a text, which is what a line break becomes that is escaped twice.
private struct EscapeWatch {
    private var backslash: Int?
    /// How much of `C:` stands before: a path of Windows has a backslash there.
    private var drive = 0

    /// Takes the next character; gives where the escape began, once it is complete.
    mutating func follow(_ scalar: Unicode.Scalar, at range: Range<Int>) -> Int? {
        if let start = backslash {
            backslash = nil
            if scalar == "n" || scalar == "r" { return start }
            return nil
        }
        if scalar == "\\" {
            if drive != 3 { backslash = range.lowerBound }
            // The rest of a path has backslashes too.
            return nil
        }
        switch scalar {
        case "a"..."z", "A"..."Z": if drive != 3 { drive = drive == 0 ? 1 : 2 }
        case ":": if drive != 3 { drive = drive == 1 ? 3 : 0 }
        default: drive = 0
        }
        return nil
    }
}
