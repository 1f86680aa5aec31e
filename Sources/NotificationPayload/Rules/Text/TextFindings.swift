internal import JSONReading

/// Findings about a text that could not be read, so that nothing else can be said about it.
enum TextFindings {
    static func tooLong(_ count: Int, limit: Int) -> Finding {
        Finding(
            rule: .payloadTooLong, severity: Rule.payloadTooLong.severity,
            message: "the payload has \(Wording.count(count, "byte")); at most \(Wording.grouped(limit)) are inspected",
            help: "no push service takes more than a few kilobytes", pointer: "",
            place: SourceRange(offset: 0, length: 0, line: 1, column: 1, endLine: 1, endColumn: 1))
    }

    static func notJSON(_ error: JSONError, _ bytes: ArraySlice<UInt8>) -> Finding {
        let mistake = TextMistake(BrokenText(error: error, bytes: bytes))
        let end = endPosition(of: error, bytes)
        return Finding(
            rule: mistake.rule, severity: mistake.rule.severity, message: mistake.message, help: mistake.help,
            pointer: error.pointer,
            place: SourceRange(
                offset: error.offset, length: error.length, line: error.line, column: error.column,
                endLine: end.line, endColumn: end.column))
    }

    private static func endPosition(of error: JSONError, _ bytes: ArraySlice<UInt8>) -> (line: Int, column: Int) {
        var positions = TextPositions()
        return positions.position(of: error.offset + error.length, in: bytes.span)
    }
}
