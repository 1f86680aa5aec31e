#if !hasFeature(Embedded)
/// What is attached: a handler, or a loop that reads deliveries.
@MainActor
enum Receiver<Tap: ParkableTap> {
    case handler(ParkedTapQueue<Tap>.Handler)
    case reader(WeakReader<Tap>)
}

/// A reader is kept alive by the loop that reads, so that leaving the loop is noticed.
@MainActor
final class WeakReader<Tap: ParkableTap> {
    weak var value: DeliveryReader<Tap>?

    init(_ value: DeliveryReader<Tap>) {
        self.value = value
    }
}
#endif
