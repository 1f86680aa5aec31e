/// Writes RFC 6901 pointers.
package enum JSONPointer {
    /// Appends one reference token, with `~` and `/` escaped (RFC 6901, section 3).
    package static func append(_ name: some Sequence<UInt8>, to pointer: inout [UInt8]) {
        pointer.append(UInt8(ascii: "/"))
        for byte in name {
            switch byte {
            case UInt8(ascii: "~"): pointer.append(contentsOf: [UInt8(ascii: "~"), UInt8(ascii: "0")])
            case UInt8(ascii: "/"): pointer.append(contentsOf: [UInt8(ascii: "~"), UInt8(ascii: "1")])
            default: pointer.append(byte)
            }
        }
    }

    /// A pointer with one more reference token.
    package static func appending(_ name: String, to pointer: String) -> String {
        var bytes = Array(pointer.utf8)
        append(name.utf8, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func append(_ index: Int, to pointer: inout [UInt8]) {
        append(String(index).utf8, to: &pointer)
    }
}

extension JSONDocument {
    /// The pointers of several values, given in rising order of their nodes, in one pass over the tape. The pointer of
    /// a name is that of its member.
    package func pointers(to targets: [JSONNode]) -> [String] {
        var result: [String] = []
        result.reserveCapacity(targets.count)
        forEachPointer(to: targets) { result.append(String(decoding: $0, as: UTF8.self)) }
        return result
    }

    /// How many bytes the pointers of several values have, given in rising order of their nodes: many values below long
    /// names have pointers that together are far longer than the text.
    package func pointerLengths(to targets: [JSONNode]) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(targets.count)
        forEachPointer(to: targets) { result.append($0.count) }
        return result
    }

    private func forEachPointer(to targets: [JSONNode], _ body: ([UInt8]) -> Void) {
        var path: [UInt8] = []
        /// The containers around the place: where each ends, how long the path was before it, and the next index.
        var around: [(end: Int, length: Int, isArray: Bool, next: Int)] = []
        var at = 0
        /// The node that the path stands for: a target may be where the one before it left off.
        var named = -1
        for target in targets {
            while at <= target.index, at < tape.nodes.count {
                while let container = around.last, at >= container.end {
                    path.removeLast(path.count - container.length)
                    around.removeLast()
                }
                if at != named, var container = around.last {
                    named = at
                    path.removeLast(path.count - container.length)
                    if container.isArray {
                        JSONPointer.append(container.next, to: &path)
                        container.next += 1
                        around[around.count - 1] = container
                    } else {
                        let name = tape.nodes[at].flags.contains(.name) ? at : at - 1
                        JSONPointer.append(utf8(JSONNode(index: name)), to: &path)
                    }
                }
                guard at < target.index else { break }
                let node = tape.nodes[at]
                if node.flags.contains(.name) {
                    at += 1
                } else if Int(node.link) > target.index, node.kind == .array || node.kind == .object {
                    around.append((Int(node.link), path.count, node.kind == .array, 0))
                    at += 1
                } else {
                    at = Int(node.link)
                }
            }
            body(path)
        }
    }
}

extension TapeReader {
    /// The error for a mistake: its line, its column, and the pointer of the innermost value that was being read.
    func error(for failure: Failure, _ text: Span<UInt8>) -> JSONError {
        var positions = TextPositions()
        let position = positions.position(of: failure.offset, in: text)
        return JSONError(
            mistake: failure.mistake, offset: failure.offset, length: failure.length, line: position.line,
            column: position.column, pointer: pointer(inValue: failure.isInValue, text))
    }

    private func pointer(inValue: Bool, _ text: Span<UInt8>) -> String {
        var chain: [Int] = []
        var container = open
        while container != TapeReader.none {
            chain.append(Int(container))
            container = nodes[Int(container)].link
        }
        chain.reverse()
        var path: [UInt8] = []
        for (level, container) in chain.enumerated() {
            let isLast = level + 1 == chain.count
            guard !isLast || inValue else { break }
            let child = isLast ? nodes.count : chain[level + 1]
            if nodes[container].kind == .object {
                let name = nodes[child - 1]
                guard name.flags.contains(.name) else { break }
                JSONPointer.append(
                    JSONText.unescape(text, from: Int(name.start) + 1, to: Int(name.end) - 1), to: &path)
            } else {
                var index = 0
                var at = container + 1
                while at < child {
                    at = Int(nodes[at].link)
                    index += 1
                }
                JSONPointer.append(index, to: &path)
            }
        }
        return String(decoding: path, as: UTF8.self)
    }
}
