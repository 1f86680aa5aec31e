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

    static func notJSON(_ error: JSONError, _ text: ArraySlice<UInt8>) -> Finding {
        Finding(
            rule: .invalidJSON, severity: Rule.invalidJSON.severity, message: "the text is not JSON", help: nil,
            pointer: error.pointer,
            place: SourceRange(
                offset: error.offset, length: error.length, line: error.line, column: error.column,
                endLine: error.line, endColumn: error.column + error.length))
    }
}

extension Rule {
    static let payloadTooLong = Rule("payload-too-long", severity: .error)
    static let invalidJSON = Rule("invalid-json", severity: .error)
}
