package import JSONReading
internal import NotificationPayload

// The one JSON form of what the router says: what the command prints, what scenarios expect, what a port answers.

extension TapAction {
    /// Writes the action as one object. A refused link is named by the rule that it breaks.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            switch self {
            case .open(let link, let opener):
                writer.member("kind", "open")
                writer.member("link", link.text)
                writer.member("through", opener.rawValue)
            case .showAnnouncements(let event, let current, let refusedLink):
                writer.member("kind", "showAnnouncements")
                writer.member("event", event.text)
                writer.member("switchFrom", current?.text)
                writer.member("refusedLink", refusedLink?.rule.name)
            case .stay(let reason):
                writer.member("kind", "stay")
                writer.member("reason", reason.description)
            }
        }
    }
}

extension Optional<ForegroundPresentation> {
    /// Writes the names of the parts, or `null` where the application decides.
    package func write(to writer: inout JSONWriter) {
        guard let self else { return writer.null() }
        writer.array { writer in
            for name in self.names { writer.value(name) }
        }
    }
}
