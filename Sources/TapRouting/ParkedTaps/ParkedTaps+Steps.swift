// The steps that several rows of the transition table share.

extension ParkedTaps {
    /// Time comes before the event, so that expired taps leave room for it. It never runs backwards.
    mutating func passTime(to time: Int64?, _ effects: inout [Effect]) {
        if let time { state.now = max(state.now, time) }
        endParked(as: .expired, &effects) { taps, entry in taps.isPastLifetime(entry) }
    }

    /// Ends those of the parked taps that meet the condition, in order.
    mutating func endParked(
        as outcome: TapOutcome, _ effects: inout [Effect], where condition: (ParkedTaps, Entry) -> Bool
    ) {
        guard state.parked.contains(where: { condition(self, $0) }) else { return }
        let before = state.parked
        state.parked = before.filter { !condition(self, $0) }
        for entry in before where condition(self, entry) { end(entry.tap, outcome, &effects) }
    }

    mutating func deliver(_ effects: inout [Effect]) {
        guard state.handler != nil, state.holds.isEmpty, state.handling == nil, var entry = state.parked.first else {
            return
        }
        if entry.isWaiting { return }
        // Nobody signed in is not another identity, but it is not the right one either.
        if let theirs = entry.tap.identity, !state.identity.isExactly(theirs) { return }
        state.given += 1
        if entry.first == nil { entry.first = state.given }
        state.parked.removeFirst()
        state.handling = entry
        effects.append(.deliver(state.given, entry.tap))
    }

    /// Something has changed that may make a handler ready.
    mutating func tryAgain() {
        for place in state.parked.indices where state.parked[place].isWaiting {
            state.parked[place].isWaiting = false
        }
    }

    /// Asks the handler to stop, once for each delivery.
    mutating func cancel(_ effects: inout [Effect]) {
        guard let handling = state.handling, !handling.isCancelled else { return }
        state.handling?.isCancelled = true
        effects.append(.cancel(state.given))
    }

    /// Takes the tap in handling away from its handler. Nothing happens if there is none.
    mutating func putBack(_ effects: inout [Effect]) {
        guard var entry = state.handling else { return }
        state.handling = nil
        if entry.isSettled {
            end(entry.tap, .handled, &effects)
        } else if isForeign(entry.tap) {
            end(entry.tap, .refused(.identity), &effects)
        } else if isPastLifetime(entry) {
            end(entry.tap, .expired, &effects)
        } else if state.policy == .newestWins, !state.parked.isEmpty {
            end(entry.tap, .superseded, &effects)
        } else {
            entry.isCancelled = false
            state.parked.insert(entry, at: 0)
        }
    }

    mutating func end(_ tap: Tap, _ outcome: TapOutcome, _ effects: inout [Effect]) {
        effects.append(.outcome(tap, outcome))
        guard state.memory > 0 else { return }
        if state.ended.count >= state.memory { state.ended.removeFirst() }
        state.ended.append(tap.deliveryKey)
    }

    func isForeign(_ tap: Tap) -> Bool {
        guard let theirs = tap.identity, let identity = state.identity else { return false }
        return !theirs.isExactly(identity)
    }

    func isPastLifetime(_ entry: Entry) -> Bool {
        guard let lifetime = state.lifetime else { return false }
        return state.now - entry.came >= lifetime
    }
}
