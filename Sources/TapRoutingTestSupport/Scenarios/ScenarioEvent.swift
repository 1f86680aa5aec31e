internal import NotificationPayload
internal import TapRouting

/// What happens in a step of a scenario.
enum ScenarioEvent: Sendable {
    /// The application starts anew: what was parked is gone, nothing is attached, held or signed in.
    case launch(LaunchCause)
    /// A notification arrives while the application is on screen.
    case receive(DeliveredFields)
    /// The person responds. Without an origin, the one that the launch gave.
    case tap(ScenarioTapDescription)
    /// The person goes to another event by hand, or to none.
    case event(EventID?)
    case attach(String)
    case detach(String)
    case hold(HoldReason)
    case release(HoldReason)
    /// A handler answers; without a number, the latest delivery.
    case answer(Int64?, TapAnswer)
    case signIn(String)
    case signOut
    case clock
    case close

    /// The step's name and what tells it from others like it.
    var words: String {
        switch self {
        case .launch(let cause): "launch \(cause.words)"
        case .receive: "receive"
        case .tap(let tap): "tap \(tap.name)"
        case .event(let event): "go to \(event?.text ?? "no event")"
        case .attach(let handler): "attach \(handler)"
        case .detach(let handler): "detach \(handler)"
        case .hold(let reason): "hold for \(reason.name)"
        case .release(let reason): "release \(reason.name)"
        case .answer(nil, let answer): "answer \(answer.words)"
        case .answer(let number?, let answer): "answer \(answer.words) to delivery \(number)"
        case .signIn: "sign in"
        case .signOut: "sign out"
        case .clock: "clock"
        case .close: "close"
        }
    }
}

/// A tap before it is known from where the application was woken.
struct ScenarioTapDescription: Sendable {
    var name: String
    var fields: DeliveredFields
    var response: TapResponse
    var origin: TapOrigin?
    var identifier: String
    var delivered: Int64?
    var identity: String?
}

/// What started the application.
public enum LaunchCause: String, Sendable, Hashable, CaseIterable {
    /// A tap on a notification, which comes next, through one door or two.
    case cold = "tap"
    /// The person opened it by its icon.
    case icon
    /// A silent push started it in the background. Its launch options look like those of a tap, and are none.
    case silentPush

    /// The origin of the taps that follow.
    var origin: TapOrigin {
        switch self {
        case .cold: .coldLaunch
        case .icon: .foreground
        case .silentPush: .background
        }
    }

    var words: String {
        switch self {
        case .cold: "by a tap"
        case .icon: "by the icon"
        case .silentPush: "by a silent push"
        }
    }
}
