#if !hasFeature(Embedded)
/// A tap that a loop over ``ParkedTapQueue/deliveries()`` was given, to be acknowledged.
@MainActor
public final class TapDelivery<Tap: ParkableTap> {
    /// What the person responded to.
    public nonisolated let tap: Tap

    /// The number of the delivery; each has its own.
    public nonisolated let number: Int64

    /// Whether the queue asks to stop: a newer tap waits, the tap was taken back, or somebody else is signed in.
    public private(set) var isCancelled = false

    private(set) var isAcknowledged = false
    private weak var queue: ParkedTapQueue<Tap>?
    private var work: Task<TapAnswer, Never>?

    init(of tap: Tap, number: Int64, from queue: ParkedTapQueue<Tap>) {
        self.tap = tap
        self.number = number
        self.queue = queue
    }

    /// Says what came of the tap. The first answer counts; of a later one only `handled` can still matter, as long as
    /// the tap lives. When the queue has asked to stop, everything but `handled` counts as `notReady`.
    ///
    /// A delivery that is not acknowledged before the loop asks for the next counts as `notReady`.
    public func acknowledge(_ answer: TapAnswer) {
        isAcknowledged = true
        queue?.answered(number, isCancelled && answer != .handled ? .notReady : answer)
    }

    /// Runs a handler, and acknowledges its answer. The handler's task is cancelled when the queue asks to stop, and
    /// when the task that calls this is cancelled. Throwing counts as `notReady`.
    public func handle(_ handler: @escaping ParkedTapQueue<Tap>.Handler) async {
        let tap = tap
        let task = Task { () -> TapAnswer in
            if Task.isCancelled { return .notReady }
            do { return try await handler(tap) } catch { return .notReady }
        }
        work = task
        if isCancelled { task.cancel() }
        let answer = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        work = nil
        acknowledge(task.isCancelled && answer != .handled ? .notReady : answer)
    }

    func cancel() {
        isCancelled = true
        work?.cancel()
    }
}
#endif
