internal import JSONReading

/// Where the names stand that later names repeat: found in one pass over the text, however many there are.
struct EarlierNames {
    private var places: [Int: (line: Int, column: Int)] = [:]

    init(_ document: JSONDocument) {
        var earlier: [Int] = []
        for remark in document.remarks {
            switch remark.matter {
            case .duplicateName(let name), .equivalentName(let name): earlier.append(name.index)
            case .byteOrderMark, .loneSurrogate: continue
            }
        }
        guard !earlier.isEmpty else { return }
        // Nodes stand in the order of the text.
        earlier.sort()
        let found = document.positions(of: earlier.map { document.range(JSONNode(index: $0)).lowerBound })
        for (index, place) in zip(earlier, found) { places[index] = place }
    }

    /// `line 2, column 3`.
    func words(for name: JSONNode) -> String {
        guard let place = places[name.index] else { return "before it" }
        return "line \(place.line), column \(place.column)"
    }
}
