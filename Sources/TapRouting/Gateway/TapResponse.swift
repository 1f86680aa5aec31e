/// What a person did with a notification.
public enum TapResponse: Sendable, Hashable {
    /// Opened it: the default action.
    case opened
    /// Swiped or cleared it away.
    case dismissed
    /// Chose one of its actions.
    case action(identifier: String)
    /// Answered with text through one of its actions.
    case reply(identifier: String, text: String)

    /// The identifier of the chosen action: Apple's for opening and dismissing are `default` and `dismiss` here.
    public var actionIdentifier: String {
        switch self {
        case .opened: "default"
        case .dismissed: "dismiss"
        case .action(let identifier), .reply(let identifier, _): identifier
        }
    }
}
