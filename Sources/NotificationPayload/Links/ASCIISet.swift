/// A set of ASCII bytes, as one bit for each; a byte outside ASCII is in none.
struct ASCIISet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    private init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    func contains(_ byte: UInt8) -> Bool {
        // The masking shift takes the byte's last six bits, its place within one half.
        byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte) & 1 == 1
    }

    /// Letters and digits.
    static let alphanumeric = ASCIISet(low: 0x03FF_0000_0000_0000, high: 0x07FF_FFFE_07FF_FFFE)

    /// What a path may hold, the escape's percent sign left out: letters, digits, `!$&'()*+,-./:;=@_~`.
    ///
    /// RFC 3986 section 3.3
    static let path = ASCIISet(low: 0x2FFF_FFD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
}
