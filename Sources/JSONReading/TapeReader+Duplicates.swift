extension TapeReader {
    /// The longest name, in bytes, that is compared by canonical equivalence: putting a run of combining marks in order
    /// takes time that grows with the square of its length.
    private static var longestComposedName: Int { 512 }

    /// Remarks every member of an object whose name came before, compared after unescaping; once more, by canonical
    /// equivalence, where names go beyond ASCII and are not extremely long.
    mutating func remarkDuplicates(in object: Int, _ text: Span<UInt8>) {
        let end = nodes.count
        var count = 0
        var beyondASCII = false
        var mayRepeat = false
        // The usual object is small: comparing each tag with those before it costs less than any bookkeeping.
        var name = object + 1
        while name < end {
            if nodes[name].flags.contains(.beyondASCII) { beyondASCII = true }
            if count < 16 {
                var earlier = object + 1
                let tag = nodes[name].link
                while earlier < name {
                    if nodes[earlier].link == tag { mayRepeat = true }
                    earlier = Int(nodes[earlier + 1].link)
                }
            }
            count += 1
            name = Int(nodes[name + 1].link)
        }
        guard mayRepeat || beyondASCII || count > 16 else { return }
        remarkRepeatedNames(in: object, text, byEquivalence: beyondASCII)
    }

    /// Sorts the names, so that the work stays near linear for any object, and remarks the later one of equal ones.
    private mutating func remarkRepeatedNames(in object: Int, _ text: Span<UInt8>, byEquivalence: Bool) {
        var names: [(text: [UInt8], node: Int)] = []
        var name = object + 1
        while name < nodes.count {
            names.append((unescapedName(text, name), name))
            name = Int(nodes[name + 1].link)
        }
        names.sort { left, right in
            if left.text == right.text { return left.node < right.node }
            return left.text.lexicographicallyPrecedes(right.text)
        }
        var first = 0
        var found: [JSONRemark] = []
        var distinct: [(text: [UInt8], node: Int)] = []
        for index in names.indices {
            if index > 0, names[index].text == names[first].text {
                found.append(remark(names[index].node, .duplicateName(earlier: JSONNode(index: names[first].node))))
            } else {
                first = index
                distinct.append(names[index])
            }
        }
        if byEquivalence {
            var seen: [String: Int] = [:]
            distinct.sort { $0.node < $1.node }
            for (text, node) in distinct
            where text.count <= TapeReader.longestComposedName && text.contains(where: { $0 > 0x7F }) {
                // Two strings are equal exactly when they are canonically equivalent.
                let name = String(decoding: text, as: UTF8.self)
                if let earlier = seen[name] {
                    found.append(remark(node, .equivalentName(earlier: JSONNode(index: earlier))))
                } else {
                    seen[name] = node
                }
            }
        }
        found.sort { $0.node.index < $1.node.index }
        remarks.append(contentsOf: found)
    }

    private func remark(_ name: Int, _ matter: JSONRemark.Matter) -> JSONRemark {
        JSONRemark(
            matter: matter, node: JSONNode(index: name), range: Int(nodes[name].start)..<Int(nodes[name].end))
    }

    private func unescapedName(_ text: Span<UInt8>, _ name: Int) -> [UInt8] {
        JSONText.unescape(text, from: Int(nodes[name].start) + 1, to: Int(nodes[name].end) - 1)
    }
}
