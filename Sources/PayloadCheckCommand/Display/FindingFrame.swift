import NotificationPayload

/// One finding for people: the line that names it, the source with the place marked, the pointer and the help.
struct FindingFrame: Sendable {
    /// The name of the input that the finding is in.
    let name: String
    let finding: Finding

    /// The first line: place, severity, message, rule.
    func headline(_ palette: Palette) -> String {
        let place = finding.place
        let position = palette.strong("\(VisibleText.line(name)):\(place.line):\(place.column):")
        let severity = palette.severity(finding.severity.rawValue + ":", finding.severity)
        let message = VisibleText.line(finding.message)
        return "\(position) \(severity) \(message) [\(VisibleText.line(finding.rule.name))]\n"
    }

    /// All lines. `source` is the payload, `start` its first byte's place in the file; nil leaves the source out.
    func text(source: ArraySlice<UInt8>?, start: Int, _ palette: Palette) -> String {
        var text = headline(palette)
        if let source { text += excerpt(of: source, start: start, palette) }
        if !finding.pointer.isEmpty { text += "   at \(VisibleText.line(finding.pointer))\n" }
        if let help = finding.help { text += "   help: \(VisibleText.line(help))\n" }
        return text
    }

    private func excerpt(of source: ArraySlice<UInt8>, start: Int, _ palette: Palette) -> String {
        let excerpt = SourceExcerpt(of: source, offset: finding.place.offset - start, length: finding.place.length)
        let digits = String(finding.place.line)
        let number = String(repeating: " ", count: max(0, 4 - digits.utf8.count)) + digits + " |"
        let gutter = String(repeating: " ", count: number.utf8.count - 1) + "|"
        let mark = "^" + String(repeating: "~", count: excerpt.width - 1)
        let line = excerpt.text.isEmpty ? "" : " " + excerpt.text
        return palette.faint(number) + line + "\n" + palette.faint(gutter) + " "
            + String(repeating: " ", count: excerpt.indent) + palette.severity(mark, finding.severity) + "\n"
    }
}
