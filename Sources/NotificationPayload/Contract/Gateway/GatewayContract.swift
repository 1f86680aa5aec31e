internal import JSONReading

extension Contract where Notification == GatewayNotification {
    /// The contract of the OPass Push Gateway, version 1: the message that it sends to FCM, what arrives on a device,
    /// and the request that it accepts.
    public static var gatewayV1: Contract<GatewayNotification> {
        Contract(
            name: GatewayContract.name,
            check: { $0.checkGatewayContract() },
            read: { fields in try? GatewayNotification(fields) })
    }
}

/// Numbers and names of the gateway's contract.
enum GatewayContract {
    static let name = "gateway contract v1"

    /// The greatest body of a message, in Unicode code points.
    static let maximumBodyLength = 1024
    /// The greatest message without its wrapper, in bytes of compact JSON.
    static let maximumMessageSize = 2048
    /// The greatest request, in bytes.
    static let maximumRequestSize = 65536
    /// The greatest number of roles in a request.
    static let maximumRoles = 8
    /// How long a message lives, in seconds.
    static let lifetime = 3600

    static let channel: StaticString = "announcements"
    static let sound: StaticString = "default"
}

extension Inspection {
    /// Holds a payload against the contract, by its kind.
    mutating func checkGatewayContract() {
        let root = document.rootNode
        guard document.kind(root) == .object else { return }
        switch kind {
        case .fcm: checkGatewayMessage(document.member("message", of: root) ?? root)
        case .apns, .delivered, .simulator: checkGatewayDelivery(root)
        case .androidData: checkGatewayData(root)
        case .gatewayRequest: checkGatewayRequest(root)
        default: break
        }
    }
}
