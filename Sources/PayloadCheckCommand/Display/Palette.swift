import NotificationPayload

/// The colours of a report for people, or none.
struct Palette: Sendable, Hashable {
    let isColoured: Bool

    /// Whether a report to this writer is coloured: as asked for, else on a terminal that can and may.
    static func palette(for choice: ColourChoice, on writer: ByteWriter, in environment: CommandEnvironment) -> Palette
    {
        switch choice {
        case .always: return Palette(isColoured: true)
        case .never: return Palette(isColoured: false)
        case .auto:
            // https://no-color.org: the variable counts when it is not empty.
            let isForbidden = environment.variable("NO_COLOR").map { !$0.isEmpty } ?? false
            let isDumb = environment.variable("TERM") == "dumb"
            return Palette(isColoured: writer.isTerminal && !isForbidden && !isDumb)
        }
    }

    func strong(_ text: String) -> String {
        wrapped(text, in: "1")
    }

    func severity(_ text: String, _ severity: Severity) -> String {
        switch severity {
        case .error: wrapped(text, in: "1;31")
        case .warning: wrapped(text, in: "1;33")
        case .info: wrapped(text, in: "1;36")
        }
    }

    func faint(_ text: String) -> String {
        wrapped(text, in: "2")
    }

    private func wrapped(_ text: String, in code: String) -> String {
        isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

/// The values of `--color`.
enum ColourChoice: String, Sendable, Hashable, CaseIterable {
    case auto
    case always
    case never
}
