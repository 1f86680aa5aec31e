/// The kinds of objects that the rules know, each with the table of its members.
enum Shape: UInt8, Sendable, Hashable {
    // Custom content, anywhere.
    case custom
    // An Apple payload.
    case appleRoot
    case aps
    case alert
    case sound
    // A request to the gateway.
    case gatewayRequest
    case gatewayContents

    var table: MemberTable? {
        switch self {
        case .custom: nil
        case .appleRoot: AppleShapes.root
        case .aps: AppleShapes.aps
        case .alert: AppleShapes.alert
        case .sound: AppleShapes.sound
        case .gatewayRequest: GatewayShapes.request
        case .gatewayContents: GatewayShapes.contents
        }
    }
}

extension PayloadKind {
    /// The shape of the whole payload.
    var shape: Shape {
        switch self {
        case .apns, .delivered, .simulator, .voip, .liveActivity, .mdm: .appleRoot
        case .gatewayRequest: .gatewayRequest
        default: .custom
        }
    }
}
