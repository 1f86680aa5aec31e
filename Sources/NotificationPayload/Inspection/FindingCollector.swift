internal import JSONReading

/// Collects findings, one a pointer, and gives them their pointers and places at the end.
///
/// The first finding at a pointer claims it; only one of a higher severity replaces it. A finding that the policy
/// leaves out claims its pointer too, so that nothing else is said of the same mistake; it takes no room from those that
/// are listed. A clean payload costs nothing here.
struct FindingCollector {
    private struct Raw {
        var rule: Rule
        var anchor: Anchor
        var message: String
        var help: String?
        /// The severity under the policy; nil for a finding that is not listed.
        var severity: Severity?
    }

    private let policy: SeverityPolicy
    private var raw: [Raw] = []
    private var claims: [Anchor.Claim: Int] = [:]
    /// How many findings are listed so far, by severity.
    private var listed = ListedFindings()
    private var leftOut = 0

    /// The most findings that a payload gets. Each bears its pointer, and a payload can have as many mistakes as it has
    /// bytes below a name as long as itself.
    static let limit = 250

    /// The most bytes that the pointers of a payload's findings have together: twice the longest payload, which is the
    /// longest that one pointer can be.
    static let pointerLimit = 2 << 20

    init(policy: SeverityPolicy) {
        self.policy = policy
    }

    /// Whether any finding so far is an error by the catalogue.
    var hasError: Bool { raw.contains { $0.rule.severity == .error } }

    /// Whether a finding of a rule would be listed, as far as room goes.
    func hasRoom(for rule: Rule) -> Bool {
        guard let severity = policy.severity(of: rule) else { return false }
        return listed.count < FindingCollector.limit || listed.hasLesser(than: severity)
    }

    mutating func add(_ rule: Rule, _ anchor: Anchor, _ message: String, help: String?) {
        let severity = policy.severity(of: rule)
        let finding = Raw(rule: rule, anchor: anchor, message: message, help: help, severity: severity)
        if let index = claims[anchor.claim] {
            guard raw[index].rule.severity < rule.severity else { return }
            if raw[index].severity == nil, severity != nil, !makeRoom(for: severity) { return }
            listed.replace(raw[index].severity, by: severity)
            raw[index] = finding
            return
        }
        guard makeRoom(for: severity) else { return }
        listed.replace(nil, by: severity)
        claims[anchor.claim] = raw.count
        raw.append(finding)
    }

    /// Counts a finding that there is no room for, or claims its pointer where the policy leaves it out; so it needs no
    /// message.
    mutating func addUnlisted(_ rule: Rule, _ anchor: Anchor) {
        guard !hasRoom(for: rule), claims[anchor.claim] == nil else { return }
        add(rule, anchor, "", help: nil)
    }

    /// Makes room for one more finding, by leaving out a lesser one if there is no room; false if there is none.
    private mutating func makeRoom(for severity: Severity?) -> Bool {
        guard let severity, listed.count >= FindingCollector.limit else { return true }
        leftOut += 1
        // Each time the listed ones weigh more than before, so that the search is made at most 500 times.
        guard listed.hasLesser(than: severity),
            let index = raw.lastIndex(where: { $0.severity.map { $0 < severity } ?? false })
        else { return false }
        listed.replace(raw[index].severity, by: nil)
        raw[index].severity = nil
        return true
    }

    /// Leaves out what would make the pointers too long altogether, the weightiest first kept, and says how many
    /// findings were left out, if any were.
    mutating func close(in document: JSONDocument) {
        leaveOutLongPointers(in: document)
        guard leftOut > 0 else { return }
        raw.append(
            Raw(
                rule: .moreFindings, anchor: .value(JSONNode(index: 0)),
                message: "\(Wording.count(leftOut, "more finding")) \(leftOut == 1 ? "is" : "are") left out",
                help: "put the listed ones right first", severity: policy.severity(of: .moreFindings)))
    }

    private mutating func leaveOutLongPointers(in document: JSONDocument) {
        // An escaped slash or tilde doubles a byte; so most payloads cannot come near the bound.
        guard listed.count > 1, listed.count * document.byteCount * 2 > FindingCollector.pointerLimit else { return }
        let inOrder = raw.indices.filter { raw[$0].severity != nil }
            .sorted { raw[$0].anchor.node.index < raw[$1].anchor.node.index }
        let lengths = document.pointerLengths(to: inOrder.map { raw[$0].anchor.node })
        var room = FindingCollector.pointerLimit
        for severity in [Severity.error, .warning, .info] {
            for (index, length) in zip(inOrder, lengths) where raw[index].severity == severity {
                if length <= room {
                    room -= length
                } else {
                    raw[index].severity = nil
                    leftOut += 1
                }
            }
        }
    }

    /// The findings in the order of the text.
    func findings(in document: JSONDocument) -> [Finding] {
        guard !raw.isEmpty else { return [] }
        let kept = raw.compactMap { entry in entry.severity.map { (entry, $0) } }
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

/// How many findings are listed, by severity.
private struct ListedFindings {
    private var infos = 0
    private var warnings = 0
    private var errors = 0

    var count: Int { infos + warnings + errors }

    func hasLesser(than severity: Severity) -> Bool {
        switch severity {
        case .info: false
        case .warning: infos > 0
        case .error: infos + warnings > 0
        }
    }

    mutating func replace(_ old: Severity?, by new: Severity?) {
        if let old { change(old, by: -1) }
        if let new { change(new, by: 1) }
    }

    private mutating func change(_ severity: Severity, by difference: Int) {
        switch severity {
        case .info: infos += difference
        case .warning: warnings += difference
        case .error: errors += difference
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
