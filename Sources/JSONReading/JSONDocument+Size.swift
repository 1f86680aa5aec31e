extension JSONDocument {
    /// The number of bytes that a value has as compact JSON, as `JSON.stringify` writes it: no white space, and in
    /// strings only the escapes that JSON requires. Numbers count as they are written.
    package func compactSize(_ node: JSONNode) -> Int {
        let end = nodes[node.index].flags.contains(.name) ? node.index + 1 : Int(nodes[node.index].link)
        var size = 0
        var index = node.index
        while index < end {
            let at = JSONNode(index: index)
            let entry = nodes[index]
            switch entry.kind {
            case .string:
                size += entry.flags.contains(.escaped) ? compactTextSize(at) : Int(entry.end - entry.start)
                // A colon.
                if entry.flags.contains(.name) { size += 1 }
            case .object, .array:
                // Two brackets, and a comma between each two inside.
                size += 2 + max(0, count(at) - 1)
            case .null, .bool, .number:
                size += Int(entry.end - entry.start)
            }
            index += 1
        }
        return size
    }

    /// The size of a string with its quotes, once it is written anew.
    private func compactTextSize(_ node: JSONNode) -> Int {
        var size = 2
        for byte in utf8(node) {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0A, 0x0C, 0x0D: size += 2
            case 0..<0x20: size += 6
            default: size += 1
            }
        }
        return size
    }
}
