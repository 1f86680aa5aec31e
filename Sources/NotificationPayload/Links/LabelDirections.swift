/// Whether the labels of one host can stand side by side when some are written from right to left.
///
/// Browsers hold such a host against the Bidi rule: one label that breaks it makes the host invalid. The rule is
/// applied more strictly than it is written, without the table of directions: a label of letters from right to left
/// holds no other letters and no foreign marks, every label begins with a letter, and European and Arabic digits do not
/// meet. Characters from right to left that are newer than Unicode 13.0 fit nowhere: tables in use do not know them.
///
/// RFC 5893 section 2, <https://www.rfc-editor.org/rfc/rfc5893>
struct LabelDirections {
    private var hasRightToLeft = false

    /// The first label that cannot stand beside one written from right to left.
    private var firstMisfit: Range<Int>?

    /// The label that breaks the rule, or nil.
    var misfit: Range<Int>? { hasRightToLeft ? firstMisfit : nil }

    mutating func add(_ scalars: [UInt32], at place: Range<Int>) {
        let isRightToLeft = scalars.contains { Self.direction(of: $0).goesRight }
        hasRightToLeft = hasRightToLeft || isRightToLeft
        if firstMisfit == nil, !Self.fits(scalars, isRightToLeft: isRightToLeft) { firstMisfit = place }
    }

    private static func fits(_ scalars: [UInt32], isRightToLeft: Bool) -> Bool {
        let directions = scalars.map(direction(of:))
        let letter = isRightToLeft ? Direction.right : .left
        guard directions.first == letter, let last = directions.last(where: { $0 != .mark && $0 != .foreignMark })
        else { return false }
        let hasArabicDigit = directions.contains(.arabicDigit)
        if hasArabicDigit, directions.contains(.digit) { return false }
        guard last == letter || last == .digit || last == .arabicDigit else { return false }
        return directions.allSatisfy {
            $0 == letter || $0 == .digit || $0 == .mark || $0 == .hyphen
                || $0 == (isRightToLeft ? .arabicDigit : .foreignMark)
        }
    }

    private enum Direction {
        case left
        case right
        case digit
        case arabicDigit
        case mark
        case foreignMark
        case hyphen
        case unknown

        var goesRight: Bool { self == .right || self == .arabicDigit || self == .unknown }
    }

    private static func direction(of value: UInt32) -> Direction {
        switch value {
        case 0x2D: return .hyphen
        case 0x30...0x39, 0x6F0...0x6F9: return .digit
        case 0x660...0x669, 0x10D30...0x10D39: return .arabicDigit
        default: break
        }
        if CommonLetters.contain(value) || value < 0x300 { return .left }
        guard let properties = Unicode.Scalar(value)?.properties else { return .unknown }
        let isMark = properties.generalCategory == .nonspacingMark
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            guard let age = properties.age, age.major <= 13 else { return .unknown }
            return isMark ? .mark : .right
        default:
            return isMark ? .foreignMark : .left
        }
    }
}
