extension HTTPSLink {
    /// The text to hand to the system's opener.
    ///
    /// Characters outside ASCII in path, query and fragment, and square brackets in query and fragment, are
    /// percent-encoded as UTF-8; a host stays as it is. Without that, a parser that repairs links would encode the
    /// escapes that are already there a second time. Passing the result through the policy again gives the same host
    /// and port.
    public var textToOpen: String {
        guard shape.needsEscapes else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count * 3)
        for (offset, byte) in text.utf8.enumerated() {
            if offset > Int(shape.hostEnd), byte >= 0x80 || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") {
                result.append(UInt8(ascii: "%"))
                result.append(upperHexadecimal(byte >> 4))
                result.append(upperHexadecimal(byte & 0xF))
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func upperHexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
    }
}
