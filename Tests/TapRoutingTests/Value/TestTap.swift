import TapRouting

/// A tap of an app with a contract of its own: the queue knows nothing of notes.
struct TestTap: ParkableTap, Equatable, ExpressibleByStringLiteral {
    var name: String
    var deliveryKey: DeliveryKey
    var identity: String?
    var mayAct = true
    var origin: TapOrigin?
    var routeName = "note"

    init(
        _ name: String, notification: String? = nil, action: String = "default", delivered: Int64? = nil,
        identity: String? = nil, mayAct: Bool = true, origin: TapOrigin? = nil
    ) {
        self.name = name
        self.deliveryKey = DeliveryKey(notification: notification ?? name, action: action, delivered: delivered)
        self.identity = identity
        self.mayAct = mayAct
        self.origin = origin
    }

    init(stringLiteral name: String) {
        self.init(name)
    }
}

/// Applies events and says the effects in words, so that a test shows the exact ones in their order.
struct Story {
    var value: ParkedTaps<TestTap>

    init(_ policy: ParkingPolicy = .newestWins, lifetime: Int64? = nil, memory: Int = 64) {
        value = ParkedTaps(policy: policy, lifetime: lifetime, memory: memory)
    }

    @discardableResult
    mutating func callAsFunction(_ event: ParkedTaps<TestTap>.Event, at time: Int64? = nil) -> [String] {
        value.apply(event, at: time).map { effect in
            switch effect {
            case .deliver(let number, let tap): "deliver \(number) \(tap.name)"
            case .cancel(let number): "cancel \(number)"
            case .outcome(let tap, .failed(let reason)): "\(tap.name) failed \(reason)"
            case .outcome(let tap, .refused(let reason)): "\(tap.name) refused \(reason)"
            case .outcome(let tap, .dropped(let reason)): "\(tap.name) dropped \(reason)"
            case .outcome(let tap, let outcome): "\(tap.name) \(outcome)"
            }
        }
    }
}
