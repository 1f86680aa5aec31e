#if !hasFeature(Embedded)
/// One loop over the deliveries of a queue. The loop keeps it alive, the queue does not; so its end is the loop's.
@MainActor
final class DeliveryReader<Tap: ParkableTap> {
    private weak var queue: ParkedTapQueue<Tap>?
    private var name: String?
    private var isFinished = false
    /// Delivered, and not yet asked for.
    private var pending: TapDelivery<Tap>?
    /// What the body of the loop has.
    private var current: TapDelivery<Tap>?
    private var waiter: CheckedContinuation<Void, Never>?

    nonisolated init(queue: ParkedTapQueue<Tap>) {
        self.queue = queue
    }

    /// The loop was left without being asked: its task was cancelled in the body, or the body left it. A deinitialiser
    /// may run on any thread, so the queue is told through its inbox.
    deinit {
        if let name { queue?.put(.left(name)) }
    }

    func next() async -> TapDelivery<Tap>? {
        if waiter != nil { return nil }
        endCurrent()
        attach()
        while !isFinished, !Task.isCancelled {
            if let delivery = take() { return delivery }
            await wait()
        }
        if let name { queue?.detach(name) }
        finish()
        return nil
    }

    func receive(_ delivery: TapDelivery<Tap>) {
        pending = delivery
        wake()
    }

    /// Nothing more will come.
    func finish() {
        isFinished = true
        name = nil
        pending = nil
        wake()
    }

    private func attach() {
        if isFinished || name != nil || Task.isCancelled { return }
        guard let queue else { return finish() }
        let name = queue.newName()
        self.name = name
        queue.attach(WeakReader(self), named: name)
    }

    private func endCurrent() {
        if let delivery = current, !delivery.isAcknowledged { delivery.acknowledge(.notReady) }
        current = nil
    }

    /// What was asked to stop before it was begun is not begun.
    private func take() -> TapDelivery<Tap>? {
        while let delivery = pending {
            pending = nil
            if !delivery.isCancelled {
                current = delivery
                return delivery
            }
            delivery.acknowledge(.notReady)
        }
        return nil
    }

    /// Returns when something was delivered, the loop was ended, or its task was cancelled. The hop of a cancellation
    /// comes to the main actor after the continuation was stored, because nothing suspends before that.
    private func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter = $0 }
        } onCancel: {
            Task { @MainActor [weak self] in self?.wake() }
        }
    }

    private func wake() {
        waiter?.resume()
        waiter = nil
    }
}
#endif
