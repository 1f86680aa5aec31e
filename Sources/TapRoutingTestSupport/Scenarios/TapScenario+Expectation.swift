internal import NotificationPayload
public import TapRouting

extension TapScenario {
    /// What a step is expected to have done.
    public struct Expectation: Sendable {
        enum Content: Sendable {
            case nothing
            case parked(Int)
            case announcements(of: String, switchFrom: String?)
            case link(String, TapAction.Opener)
            case staying(containing: String)
            case outcome(TapOutcome, name: String?)
            case cancelled
            case presentation(ForegroundPresentation?)
            case currentEvent(String?)
        }

        let content: Content

        /// It has done nothing that anybody would notice.
        public static var nothing: Expectation { Expectation(content: .nothing) }

        /// A tap waits to be delivered.
        public static var parked: Expectation { parked(1) }

        /// That many taps wait to be delivered.
        public static func parked(_ count: Int) -> Expectation { Expectation(content: .parked(count)) }

        /// A tap was delivered, whose action shows the announcements of an event; with another to switch from, where
        /// one is current.
        public static func showAnnouncements(of event: String, switchFrom: String? = nil) -> Expectation {
            Expectation(content: .announcements(of: event, switchFrom: switchFrom))
        }

        /// A tap was delivered, whose action opens a link.
        public static func open(_ link: String, through opener: TapAction.Opener = .system) -> Expectation {
            Expectation(content: .link(link, opener))
        }

        /// The tap that came does nothing; its reason contains the words.
        public static func stay(because words: String = "") -> Expectation {
            Expectation(content: .staying(containing: words))
        }

        /// A tap ended so; by its name where one is given.
        public static func outcome(_ outcome: TapOutcome, of name: String? = nil) -> Expectation {
            Expectation(content: .outcome(outcome, name: name))
        }

        /// A handler was asked to stop.
        public static var cancelled: Expectation { Expectation(content: .cancelled) }

        /// A notification that was received is shown so; nil leaves it to the application.
        public static func presentation(_ presentation: ForegroundPresentation?) -> Expectation {
            Expectation(content: .presentation(presentation))
        }

        /// The application is at an event, or at none.
        public static func currentEvent(_ event: String?) -> Expectation {
            Expectation(content: .currentEvent(event))
        }
    }
}

extension TapScenario.Expectation {
    /// What is expected, in words.
    var words: String {
        switch content {
        case .nothing: "nothing"
        case .parked(let count): Self.parkedWords(count)
        case .announcements(let event, let current):
            "the announcements of \(event)" + (current.map { ", switching from \($0)" } ?? "")
        case .link(let link, let opener): "the link \(link) through the \(opener.rawValue)"
        case .staying(let words): words.isEmpty ? "staying" : "staying because \"\(words)\""
        case .outcome(let outcome, let name): "\(name.map { "tap \($0)" } ?? "a tap") to end as \(outcome.words)"
        case .cancelled: "a handler to be asked to stop"
        case .presentation(let presentation): "a presentation that \(presentation.words)"
        case .currentEvent(let event): "to be at \(event ?? "no event")"
        }
    }

    private static func parkedWords(_ count: Int) -> String {
        count == 1 ? "1 parked tap" : "\(count) parked taps"
    }

    /// Whether it is met, and what is there instead.
    func judge(_ result: ScenarioMachine.Result, _ machine: ScenarioMachine) -> (isMet: Bool, found: String) {
        let action = result.effects.compactMap { $0.action }.last
        switch content {
        case .nothing: return (result.words == "nothing", result.words)
        case .parked(let count):
            let found = machine.taps.parked.count
            return (found == count, Self.parkedWords(found) + "; the step: \(result.words)")
        case .announcements(let event, let current):
            guard case .showAnnouncements(let shown, let left, _)? = action else { return (false, result.words) }
            return (shown.text == event && left?.text == current, action?.words ?? result.words)
        case .link(let link, let opener):
            guard case .open(let opened, let through)? = action else { return (false, result.words) }
            return (opened.text == link && through == opener, opened.text == link ? result.words : "another link")
        case .staying(let words):
            guard let action = result.action, case .stay(let reason) = action else {
                return (false, result.action?.words ?? "no tap")
            }
            return (words.isEmpty || reason.description.contains(words), action.words)
        case .outcome(let outcome, let name):
            let isMet = result.effects.contains { effect, _ in
                guard case .outcome(let tap, outcome) = effect else { return false }
                return name.map { $0 == tap.name } ?? true
            }
            return (isMet, result.words)
        case .cancelled:
            let isMet = result.effects.contains { effect, _ in
                if case .cancel = effect { true } else { false }
            }
            return (isMet, result.words)
        case .presentation(let presentation):
            return (result.presentation == .some(presentation), result.words)
        case .currentEvent(let event):
            return (machine.currentEvent?.text == event, machine.currentEvent?.text ?? "no event")
        }
    }
}
