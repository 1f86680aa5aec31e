import NotificationPayload

/// One input with what was said about it: what reports print.
struct JudgedInput: Sendable {
    let name: InputName

    /// The line of a stream that it is; nil for a whole input.
    let record: Int?

    let verdict: Verdict

    /// What came of an input.
    enum Verdict: Sendable {
        case inspected(Inspection)
        case unreadable(reason: String)
    }

    /// An inspection with its places as they are in the file.
    struct Inspection: Sendable {
        let kind: PayloadKind
        /// The payload's length in bytes; nil if it was too long to be read to its end.
        let byteCount: Int?
        let findings: [Finding]
        /// The payload's text; nil if it was too long to be kept.
        let source: ArraySlice<UInt8>?
        /// Where the payload begins in the file.
        let start: Int
    }

    var findings: [Finding] {
        if case .inspected(let inspection) = verdict { return inspection.findings }
        return []
    }
}
