internal import Locking

/// Holds the one call that hands a notification over, and makes it exactly once.
///
/// The first to resolve the gate delivers the best content there is at that moment; whoever comes later is counted and
/// has no effect. A gate that goes away unresolved delivers all the same, so there is no path without delivery.
public final class DeliveryGate: Sendable {
    private struct State: Sendable {
        var record: ProcessingRecord
        var deliver: (@Sendable (Delivery) -> Void)?
        var laterCalls = 0
    }

    private let state: Locked<State>
    /// Held by whoever delivers, for as long as the call lasts; the state stays free meanwhile. It counts the tries, because
    /// the thread sanitizer takes a lock around nothing for a race with whatever lies behind it in memory.
    private let turn = Locked(0)
    private let elapsed: @Sendable () -> Duration

    /// The gates whose call this thread is in the middle of.
    @TaskLocal private static var delivering: Set<ObjectIdentifier> = []

    init(
        record: ProcessingRecord, elapsed: @escaping @Sendable () -> Duration,
        deliver: @escaping @Sendable (Delivery) -> Void
    ) {
        state = Locked(State(record: record, deliver: deliver))
        self.elapsed = elapsed
    }

    /// Makes a gate for work that needs no stages.
    ///
    /// `deliver` is called on the thread of whoever resolves the gate. It must not wait for another thread that might
    /// resolve the same gate.
    public convenience init(
        _ content: NotificationContent, safeText: SafeText? = nil, deliver: @escaping @Sendable (Delivery) -> Void
    ) {
        let seed = safeText?.seed(for: content) ?? content
        let time = ProcessingTime(ContinuousClock())
        self.init(record: ProcessingRecord(seed: seed), elapsed: time.elapsed, deliver: deliver)
    }

    /// Improves what will be delivered; without effect after the delivery.
    public func add(_ edit: ContentEdit, as name: StageName) {
        update { $0.add(edit, as: name) }
    }

    /// Delivers, unless that has happened; says whether this call did.
    ///
    /// Where another thread is in the middle of delivering, this waits until it has: after it returns, the content has
    /// been handed over, whoever did it. Only a call from within the delivery itself does not wait.
    @discardableResult
    public func resolve(_ reason: DeliveryReason) -> Bool {
        resolve(waits: true) { _ in reason }
    }

    /// The best content there is.
    public var content: NotificationContent {
        state.withLock { $0.record.content }
    }

    /// What has happened so far.
    public var trace: ProcessingTrace {
        let now = elapsed()
        return state.withLock { $0.record.trace(at: now, laterCalls: $0.laterCalls) }
    }

    func update(_ change: @Sendable (inout ProcessingRecord) -> Void) {
        state.withLock { change(&$0.record) }
    }

    /// Delivers, unless that has happened. Without `waits` it never blocks: it returns while another thread delivers.
    @discardableResult
    func resolve(waits: Bool, _ reason: @Sendable (ProcessingRecord) -> DeliveryReason) -> Bool {
        let mayWait = waits && !Self.delivering.contains(ObjectIdentifier(self))
        let attempt = { (tries: inout Int) -> Bool in
            tries += 1
            return self.deliver(reason)
        }
        let delivered = mayWait ? turn.withLock(attempt) : turn.withLockIfAvailable(attempt)
        if delivered == true { return true }
        state.withLock { $0.laterCalls += 1 }
        return false
    }

    private func deliver(_ reason: @Sendable (ProcessingRecord) -> DeliveryReason) -> Bool {
        let now = elapsed()
        let taken = state.withLock { state -> (Delivery, @Sendable (Delivery) -> Void)? in
            guard let deliver = state.deliver else { return nil }
            state.deliver = nil
            let delivery = Delivery(
                content: state.record.content, reason: reason(state.record),
                trace: state.record.trace(at: now, laterCalls: 0))
            return (delivery, deliver)
        }
        guard let (delivery, deliver) = taken else { return false }
        Self.$delivering.withValue(Self.delivering.union([ObjectIdentifier(self)])) {
            deliver(delivery)
        }
        return true
    }

    deinit {
        if state.withLock({ $0.deliver != nil }) {
            resolve(waits: false) { _ in .dropped }
        }
    }
}
