internal import JSONReading

extension Inspection {
    /// Holds a number against what readers can hold. Nearly every number is short and plain, and is not even read.
    mutating func checkNumber(_ value: JSONNode) {
        let length = document.range(value).count
        let flags = document.flags(value)
        if flags.isDisjoint(with: [.fraction, .exponent]) {
            // Fifteen digits are below 2^53.
            guard length > 15 else { return }
            checkInteger(value)
        } else if flags.contains(.exponent) || length > 300 {
            let number = document.number(value)
            if number.overflowsDouble {
                reportOverflow(value)
            } else if number.underflowsDouble {
                reportUnderflow(value)
            }
        }
    }

    private mutating func checkInteger(_ value: JSONNode) {
        switch document.number(value).form {
        case .hugeInteger: reportHugeInteger(value)
        case .integer(let number) where number.magnitude > 9_007_199_254_740_991: reportInexactInteger(value)
        case .integer, .decimal: break
        }
    }
}
