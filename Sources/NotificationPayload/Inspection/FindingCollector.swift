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

    var isEmpty: Bool { raw.isEmpty }

    /// Whether any finding so far is an error by the catalogue.
    var hasError: Bool { raw.contains { $0.rule.severity == .error } }

    mutating func add(_ rule: Rule, _ anchor: Anchor, _ message: String, help: String?) {
        let finding = Raw(rule: rule, anchor: anchor, message: message, help: help)
        if let index = claims[anchor.claim] {
            if raw[index].rule.severity < rule.severity { raw[index] = finding }
            return
        }
        claims[anchor.claim] = raw.count
        raw.append(finding)
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
