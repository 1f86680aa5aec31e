internal import NotificationPayload
internal import TapRouting

// What happened, in words for a failure. Links appear by their host alone, notifications by the name in the story.

extension TapAction {
    var words: String {
        switch self {
        case .open(let link, through: .system): "a link to \(link.host) through the system"
        case .open(let link, through: .app): "a link to \(link.host) through the app"
        case .showAnnouncements(let event, let current, _):
            "the announcements of \(event.text)" + (current.map { ", switching from \($0.text)" } ?? "")
        case .stay(let reason): "staying: \(reason)"
        }
    }
}

extension TapAnswer {
    var words: String {
        switch self {
        case .handled: "handled"
        case .failed(let reason): "failed (\(reason))"
        case .notReady: "not ready"
        }
    }
}

extension TapOutcome {
    var words: String {
        reason.map { "\(name) (\($0))" } ?? name
    }
}

extension Optional<ForegroundPresentation> {
    var words: String {
        guard let self else { return "left to the app" }
        return self.isEmpty ? "shows nothing" : "shows " + self.names.joined(separator: ", ")
    }
}
