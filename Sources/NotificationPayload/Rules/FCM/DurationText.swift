/// A duration as proto JSON writes it: seconds with up to nine decimals, and an `s`.
struct DurationText {
    /// The whole seconds; very long ones stop growing.
    let seconds: Int
    /// Whether there is a fraction of a second that is not zero.
    let hasFraction: Bool

    /// Reads `3600s` or `0.25s`; nil for everything else.
    init?(_ text: some Collection<UInt8>) {
        var seconds = 0
        var hasFraction = false
        var digits = 0
        var decimals = -1
        var isClosed = false
        for byte in text {
            guard !isClosed else { return nil }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if decimals < 0 {
                    digits += 1
                    seconds = min(seconds * 10 + Int(byte - UInt8(ascii: "0")), 100_000_000)
                } else {
                    decimals += 1
                    if byte != UInt8(ascii: "0") { hasFraction = true }
                }
            case UInt8(ascii: ".") where decimals < 0 && digits > 0: decimals = 0
            case UInt8(ascii: "s"): isClosed = true
            default: return nil
            }
        }
        guard isClosed, digits > 0, decimals != 0, decimals <= 9 else { return nil }
        self.seconds = seconds
        self.hasFraction = hasFraction
    }
}
