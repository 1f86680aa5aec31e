import NotificationPayload

@testable import PayloadCheckCommand

/// An inspection that finds each `bad` (an error), `odd` (a warning) and `hm` (an info) in a payload.
enum FakeInspection {
    static let bad = Rule("bad-word", severity: .error)
    static let odd = Rule("odd-word", severity: .warning)
    static let hm = Rule("hesitation", severity: .info)
    private static let words: [(word: String, rule: Rule)] = [("bad", bad), ("odd", odd), ("hm", hm)]

    static let inspection: Inspection = { payload, request in
        var findings: [Finding] = []
        var line = 1
        var column = 1
        for (offset, byte) in payload.enumerated() {
            if let (word, rule) = words.first(where: { $0.word.utf8.first == byte }),
                payload[offset...].starts(with: word.utf8), let severity = request.policy.severity(of: rule)
            {
                findings.append(
                    Finding(
                        rule: rule, severity: severity, message: "\"\(word)\" is a word that is not wanted",
                        help: rule == bad ? "leave it out" : nil, pointer: rule == hm ? "" : "/word",
                        place: SourceRange(
                            offset: offset, length: word.utf8.count, line: line, column: column, endLine: line,
                            endColumn: column + word.utf8.count)))
            }
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return Inspected(kind: request.kind ?? .apns, findings: findings)
    }

    static let catalogue: [RuleDescription] = [
        RuleDescription(
            bad, family: .text, summary: "A word is bad.", reason: "It hurts.",
            wrong: .init("{\n  \"a\": \"bad\"\n}", as: .json), right: .init("{}"),
            documents: ["https://example.com/words", "The book of words"]),
        RuleDescription(
            odd, family: .apple, summary: "A word is odd.", reason: "It puzzles.", wrong: .init("odd"),
            right: .init("even"), documents: []),
        RuleDescription(
            hm, family: .text, summary: "Somebody hesitates.", reason: "It takes time.", wrong: .init("hm"),
            right: .init("yes"), documents: []),
    ]

    static let command = PayloadCheck(inspection: inspection, catalogue: { catalogue })
}
