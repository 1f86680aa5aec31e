internal import TapRouting

/// A tap of a scenario, with the name that its story calls it by.
struct ScenarioTap: ParkableTap {
    var name: String
    var tap: NotificationTap

    var deliveryKey: DeliveryKey { tap.deliveryKey }
    var identity: String? { tap.identity }
    var mayAct: Bool { tap.mayAct }
    var origin: TapOrigin? { tap.origin }
    var routeName: String { tap.routeName }
}
