/// The text of an identifier, compared byte for byte.
///
/// `String` compares by canonical equivalence. Identifiers are opaque: two that differ in a byte are two, as they are
/// for FCM. Comparing bytes also keeps the Unicode tables out of the WebAssembly module.
struct IdentifierText: Sendable, Hashable, Comparable {
    let string: String

    init(_ string: String) {
        self.string = string
    }

    static func == (left: IdentifierText, right: IdentifierText) -> Bool {
        left.string.utf8.elementsEqual(right.string.utf8)
    }

    static func < (left: IdentifierText, right: IdentifierText) -> Bool {
        left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
    }

    func hash(into hasher: inout Hasher) {
        #if hasFeature(Embedded)
        for byte in string.utf8 { hasher.combine(byte) }
        hasher.combine(0xFF as UInt8)
        #else
        // Texts of the same bytes are the same string, so this agrees with the comparison.
        string.hash(into: &hasher)
        #endif
    }
}
