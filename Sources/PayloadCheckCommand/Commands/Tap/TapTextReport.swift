import NotificationPayload
import TapRouting

/// The answers of `tap` for people: a small table for each payload, with the reasons in words.
struct TapTextReport: Report {
    let question: TapQuestion
    let palette: Palette

    var separator: String { "\n" }

    func entry(for input: JudgedInput) -> [UInt8] {
        guard case .inspected(let inspection) = input.verdict else { return [] }
        guard inspection.findings.isEmpty, let source = inspection.source,
            let answers = question.answer(for: source, as: inspection.kind)
        else { return TextReport(palette: palette, isConcise: false).entry(for: input) }
        let record = input.record.map { ":\($0)" } ?? ""
        let lines = [palette.strong(VisibleText.line(input.name.text) + record)] + Self.lines(answers)
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func lines(_ answers: TapAnswers) -> [String] {
        var lines: [String] = []
        switch answers.notification {
        case .success(let notification):
            lines.append(AnswerTable.row("event", notification.eventID.text))
            lines.append(AnswerTable.row("title", notification.title.map(AnswerTable.shown) ?? "none"))
            lines.append(AnswerTable.row("body", notification.body.map(AnswerTable.shown) ?? "none"))
        case .failure(let reason):
            lines.append(AnswerTable.row("event", "none: \(VisibleText.line(reason.description))"))
        }
        lines.append(AnswerTable.row("in foreground", words(answers.presentation)))
        lines.append("  tap from")
        for tap in answers.taps {
            let parked = tap.isParked ? "parked until the app can act, then " : ""
            lines.append(AnswerTable.row("  " + name(tap.origin), parked + words(tap.action)))
        }
        return lines
    }

    private static func name(_ origin: TapOrigin) -> String {
        switch origin {
        case .foreground: "foreground"
        case .background: "background"
        case .coldLaunch: "cold launch"
        }
    }

    private static func words(_ presentation: ForegroundPresentation?) -> String {
        guard let presentation else { return "left to the app" }
        return presentation.isEmpty ? "not shown" : "shown: " + presentation.names.joined(separator: ", ")
    }

    private static func words(_ action: TapAction) -> String {
        switch action {
        case .open(let link, .system): return "opens \(AnswerTable.shown(link.text)) through the system"
        case .open(let link, .app): return "hands \(AnswerTable.shown(link.text)) to the app"
        case .showAnnouncements(let event, let current, let refused):
            return "shows the announcements of \(event.text)"
                + (current.map { ", switching from \($0.text)" } ?? "")
                + (refused.map { "; its link is not opened: \(VisibleText.line($0.description))" } ?? "")
        case .stay(let reason): return "stays: \(VisibleText.line(reason.description))"
        }
    }
}
