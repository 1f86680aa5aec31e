import NotificationPayload

@testable import PayloadCheckCommand

/// An inspection that finds each `bad` (an error), `odd` (a warning) and `hm` (an info) in a payload.
enum FakeInspection {
    static let bad = Rule("bad-word", severity: .error)
    static let odd = Rule("odd-word", severity: .warning)
    static let hm = Rule("hesitation", severity: .info)
    private static let words: [(word: String, rule: Rule)] = [("bad", bad), ("odd", odd), ("hm", hm)]

    static let inspection: Inspection = { payload, options in
        let text = String(decoding: payload, as: UTF8.self)
        var findings: [Finding] = []
        var line = 1
        var column = 1
        var offset = 0
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            for (word, rule) in words where rest.starts(with: word.unicodeScalars) {
                guard let severity = options.policy.severity(of: rule) else { continue }
                let length = word.utf8.count
                findings.append(
                    Finding(
                        rule: rule, severity: severity, message: "\"\(word)\" is a word that is not wanted",
                        help: rule == bad ? "leave it out" : nil, pointer: rule == hm ? "" : "/word",
                        place: SourceRange(
                            offset: offset, length: length, line: line, column: column, endLine: line,
                            endColumn: column + length)))
            }
            offset += UTF8.width(scalar)
            column = scalar == "\n" ? 1 : column + 1
            line += scalar == "\n" ? 1 : 0
            rest.removeFirst()
        }
        return Inspected(kind: options.kind ?? .apns, findings: findings)
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
