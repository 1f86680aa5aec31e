// Identifiers are compared by their bytes. `==` of String would take canonically equivalent texts for the same
// identifier, which no other platform does, and would bring the Unicode tables into the wasm module.

extension String {
    func isExactly(_ other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }

    func foldingASCIICase() -> String {
        let upper: ClosedRange<UInt8> = 0x41...0x5A
        guard utf8.contains(where: { upper.contains($0) }) else { return self }
        return String(decoding: utf8.map { upper.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}

extension Optional<String> {
    func isExactly(_ other: String?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let left?, let right?): left.isExactly(right)
        case (nil, _?), (_?, nil): false
        }
    }
}
