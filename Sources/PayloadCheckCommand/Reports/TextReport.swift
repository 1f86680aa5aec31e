/// For people: a frame for each finding, or only its first line; nothing for a clean input.
struct TextReport: Report {
    let palette: Palette
    let isConcise: Bool

    func entry(for input: JudgedInput) -> [UInt8] {
        guard case .inspected(let inspection) = input.verdict, !inspection.findings.isEmpty else { return [] }
        var entry: [UInt8] = []
        for finding in inspection.findings {
            let frame = FindingFrame(name: input.name.text, finding: finding)
            let text =
                isConcise
                ? frame.headline(palette)
                : frame.text(source: inspection.source, start: inspection.start, palette)
            entry.append(contentsOf: text.utf8)
        }
        return entry
    }
}
