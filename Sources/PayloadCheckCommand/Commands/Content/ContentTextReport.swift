import ContentProcessing
import NotificationPayload

/// The answers of `content` for people: a small table for each payload, with the reason in words.
struct ContentTextReport: Report {
    let palette: Palette

    var separator: String { "\n" }

    func entry(for input: JudgedInput) -> [UInt8] {
        guard case .inspected(let inspection) = input.verdict else { return [] }
        guard inspection.findings.isEmpty, let source = inspection.source else {
            return TextReport(palette: palette, isConcise: false).entry(for: input)
        }
        let record = input.record.map { ":\($0)" } ?? ""
        var lines = [palette.strong(VisibleText.line(input.name.text) + record)]
        if let plan = ContentQuestion.plan(for: source, as: inspection.kind) {
            lines += Self.lines(plan)
        } else {
            lines.append(AnswerTable.row("extension", "does not run: the payload is no object"))
        }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func lines(_ plan: ContentPlan) -> [String] {
        if let obstacle = plan.obstacle {
            return [AnswerTable.row("extension", "does not run: \(words(obstacle))")]
                + shown("shown", plan.atCompletion)
        }
        var lines = [
            AnswerTable.row("extension", "runs; delivers after \(plan.latestDelivery.milliseconds) ms at the latest")
        ]
        for stage in plan.stages {
            let need = stage.isRequired ? "required" : "optional"
            lines.append(
                AnswerTable.row(
                    "stage", "\(stage.name): \(need), at most \(stage.share.milliseconds) ms and \(stage.memory) bytes")
            )
        }
        return lines + shown("at completion", plan.atCompletion) + shown("at expiry", plan.atExpiry)
    }

    private static func shown(_ name: String, _ content: NotificationContent) -> [String] {
        let texts = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
        guard !texts.isEmpty else { return [AnswerTable.row(name, "no text")] }
        return texts.enumerated().map { place, text in AnswerTable.row(place == 0 ? name : "", AnswerTable.shown(text))
        }
    }

    private static func words(_ obstacle: ExtensionObstacle) -> String {
        switch obstacle {
        case .noAps: "\"aps\" is missing"
        case .apsNotObject: "\"aps\" is not an object"
        case .noAlert: "\"alert\" is missing, so nothing is shown"
        case .noAlertText: "\"alert\" has no text"
        case .noMutableContent: "\"mutable-content\" is missing"
        case .mutableContentNotOne: "\"mutable-content\" is not the number 1"
        }
    }
}
