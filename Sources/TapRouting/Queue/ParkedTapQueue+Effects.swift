#if !hasFeature(Embedded)
extension ParkedTapQueue {
    func perform(_ effect: ParkedTaps<Tap>.Effect) {
        switch effect {
        case .deliver(let number, let tap): deliver(number, tap)
        case .cancel: cancelLatest()
        case .outcome(let tap, let outcome): record(tap, outcome)
        }
    }

    private func deliver(_ number: Int64, _ tap: Tap) {
        notes[tap.deliveryKey]?.deliveries += 1
        switch receiver {
        case .handler(let handler)?:
            latest = .task(
                Task { [weak self] in
                    let answer = await Self.answer(of: handler, for: tap)
                    self?.answered(number, answer)
                })
        case .reader(let reader)?:
            let delivery = TapDelivery(of: tap, number: number, from: self)
            latest = .delivery(delivery)
            // A reader that has gone has left word in the inbox, and the tap will be put back.
            reader.value?.receive(delivery)
        case nil: break
        }
    }

    /// What the end of a handler's task says, by whatever way it ends.
    private static func answer(of handler: Handler, for tap: Tap) async -> TapAnswer {
        if Task.isCancelled { return .notReady }
        do {
            let answer = try await handler(tap)
            return Task.isCancelled && answer != .handled ? .notReady : answer
        } catch {
            return .notReady
        }
    }

    /// The value asks to cancel its latest delivery only; the ones before were cancelled when they were taken back.
    private func cancelLatest() {
        latest?.cancel()
    }

    func answered(_ number: Int64, _ answer: TapAnswer) {
        fetchInbox()
        raise(.acknowledged(number, answer))
    }

    /// Takes in what other threads have put down.
    func fetchInbox() {
        for item in inbox.takeAll() {
            switch item {
            case .tapped(let tap, let time): raise(.tapped(tap), at: time)
            case .left(let name): raise(.detached(name))
            }
        }
    }

    nonisolated func put(_ item: Inbox<Tap>.Item) {
        guard inbox.put(item) else { return }
        Task { @MainActor [weak self] in self?.fetchInbox() }
    }

    /// A name that no handler had before.
    func newName() -> String {
        unnamed += 1
        return "unnamed-\(unnamed)"
    }
}

/// Where the latest delivery went.
@MainActor
enum LatestDelivery<Tap: ParkableTap> {
    case task(Task<Void, Never>)
    case delivery(TapDelivery<Tap>)

    func cancel() {
        switch self {
        case .task(let task): task.cancel()
        case .delivery(let delivery): delivery.cancel()
        }
    }
}
#endif
