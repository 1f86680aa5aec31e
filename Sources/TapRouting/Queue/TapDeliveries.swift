#if !hasFeature(Embedded)
/// The deliveries of a queue, for a loop in SwiftUI's `task`.
///
/// ```swift
/// .task {
///     for await delivery in taps.deliveries() {
///         await delivery.handle { tap in await show(tap) ? .handled : .notReady }
///     }
/// }
/// ```
///
/// Asking for the first delivery attaches, under a name of its own, in place of what is attached. Leaving the loop
/// detaches, by `break`, by throwing, or because its task was cancelled. The loop ends when another handler takes its
/// place, when the queue is closed, and when the queue is deallocated.
public struct TapDeliveries<Tap: ParkableTap>: AsyncSequence, Sendable {
    /// A tap, to be acknowledged.
    public typealias Element = TapDelivery<Tap>

    let queue: ParkedTapQueue<Tap>

    /// Begins a loop. Nothing is attached before the first ``Iterator/next()``.
    public func makeAsyncIterator() -> Iterator {
        Iterator(reader: DeliveryReader(queue: queue))
    }

    /// One loop. It does not keep the queue alive.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        let reader: DeliveryReader<Tap>

        /// Waits for the next delivery. A delivery that was not acknowledged counts as not ready. Returns none when the
        /// loop has ended, and to the second of two that wait on copies of one iterator.
        public mutating func next() async -> TapDelivery<Tap>? {
            await reader.next()
        }
    }
}

extension ParkedTapQueue {
    /// The taps as a sequence, in place of a handler. Each loop over it is a handler of its own.
    public nonisolated func deliveries() -> TapDeliveries<Tap> {
        TapDeliveries(queue: self)
    }
}
#endif
