internal import JSONReading

/// Collects findings, one a pointer, and gives them their pointers and places at the end.
///
/// The first finding at a pointer claims it; only one of a higher severity replaces it. A clean payload costs nothing
/// here.
struct FindingCollector {
    private struct Raw {
        var rule: Rule
        var anchor: Anchor
        var message: String
        var help: String?
    }

    private var raw: [Raw] = []
    private var claims: [Anchor.Claim: Int] = [:]
    private var leftOut = 0

    /// The most findings that a payload gets. Each bears its pointer, and a payload can have as many mistakes as it has
    /// bytes below a name as long as itself.
    static let limit = 250

    var isEmpty: Bool { raw.isEmpty }

    /// Whether any finding so far is an error by the catalogue.
    var hasError: Bool { raw.contains { $0.rule.severity == .error } }

    /// Whether only a finding of a higher severity than some that are kept would still be kept.
    var isFull: Bool { raw.count == FindingCollector.limit }

    mutating func add(_ rule: Rule, _ anchor: Anchor, _ message: String, help: String?) {
        let finding = Raw(rule: rule, anchor: anchor, message: message, help: help)
        if let index = claims[anchor.claim] {
            if raw[index].rule.severity < rule.severity { raw[index] = finding }
            return
        }
        if isFull {
            leftOut += 1
            // A lesser finding makes room.
            guard let index = raw.lastIndex(where: { $0.rule.severity < rule.severity }) else { return }
            claims[raw[index].anchor.claim] = nil
            claims[anchor.claim] = index
            raw[index] = finding
            return
        }
        claims[anchor.claim] = raw.count
        raw.append(finding)
    }

    /// Says how many findings were left out, if any were.
    mutating func close() {
        guard leftOut > 0 else { return }
        raw.append(
            Raw(
                rule: .moreFindings, anchor: .value(JSONNode(index: 0)),
                message: "\(Wording.count(leftOut, "more finding")) \(leftOut == 1 ? "is" : "are") left out",
                help: "put the listed ones right first"))
    }

    /// The findings in the order of the text, under a policy.
    func findings(in document: JSONDocument, policy: SeverityPolicy) -> [Finding] {
        guard !raw.isEmpty else { return [] }
        let kept = raw.compactMap { entry in policy.severity(of: entry.rule).map { (entry, $0) } }
        let byNode = kept.indices.sorted { kept[$0].0.anchor.node.index < kept[$1].0.anchor.node.index }
        let pointers = document.pointers(to: byNode.map { kept[$0].0.anchor.node })
        var pointerOf = [String](repeating: "", count: kept.count)
        for (place, index) in byNode.enumerated() {
            pointerOf[index] = pointers[place]
            if case .absent(let name, _) = kept[index].0.anchor {
                pointerOf[index] = JSONPointer.appending(name, to: pointers[place])
            }
        }
        let ranges = kept.map { $0.0.anchor.range(in: document) }
        let byPlace = kept.indices.sorted { left, right in
            let (first, second) = (ranges[left], ranges[right])
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            return left < right
        }
        let places = document.sourceRanges(byPlace.map { ranges[$0] })
        return byPlace.enumerated().map { place, index in
            let (entry, severity) = kept[index]
            return Finding(
                rule: entry.rule, severity: severity, message: entry.message, help: entry.help,
                pointer: pointerOf[index], place: places[place])
        }
    }
}

extension JSONDocument {
    /// The places of byte ranges that are given in rising order of their beginnings.
    func sourceRanges(_ ranges: [Range<Int>]) -> [SourceRange] {
        let starts = positions(of: ranges.map { $0.lowerBound })
        let order = ranges.indices.sorted { ranges[$0].upperBound < ranges[$1].upperBound }
        let ends = positions(of: order.map { ranges[$0].upperBound })
        var endOf = [(line: Int, column: Int)](repeating: (1, 1), count: ranges.count)
        for (place, index) in order.enumerated() { endOf[index] = ends[place] }
        return ranges.indices.map { index in
            SourceRange(
                offset: ranges[index].lowerBound, length: ranges[index].count, line: starts[index].line,
                column: starts[index].column, endLine: endOf[index].line, endColumn: endOf[index].column)
        }
    }
}
