extension HTTPSLink {
    /// Holds a text against the link policy; throws the reason where it does not pass.
    ///
    /// Nothing is trimmed, repaired or guessed.
    public init(_ text: String) throws(LinkRefusal) {
        var text = text
        // The storage is only borrowed for the scan and does not escape the closure.
        let scanned: Result<LinkShape, LinkRefusal> = text.withUTF8 { bytes in
            let span = unsafe Span(_unsafeElements: bytes)
            return LinkScanner.scan(span)
        }
        self.init(text: text, shape: try scanned.get())
    }

    /// Holds UTF-8 bytes against the link policy; throws the reason where they do not pass.
    ///
    /// The one allocation for a link in ASCII is its stored text. Bytes that are no UTF-8 are refused.
    package init(utf8 bytes: Span<UInt8>) throws(LinkRefusal) {
        let shape = try LinkScanner.scan(bytes).get()
        // The buffer is only borrowed for the copy and does not escape the closure.
        let text = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        self.init(text: text, shape: shape)
    }

    /// What the link policy says about UTF-8 bytes: a link, whose ``warnings`` are worth a look, or a refusal.
    package static func check(_ bytes: Span<UInt8>) -> Result<HTTPSLink, LinkRefusal> {
        do throws(LinkRefusal) {
            return .success(try HTTPSLink(utf8: bytes))
        } catch {
            return .failure(error)
        }
    }
}
